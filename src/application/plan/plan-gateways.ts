import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { PresentUser, ProjectId, OpenedProject } from '../../domain/project'
import type { StopList } from '../../domain/stop'
import type { ProjectChanged } from '../../domain/history'
import type { FollowEvents, Unsubscribe, Versioned } from '../gateway'
/** The parts of the project and stop ports that read and follow a plan. */
export type PlanGateways = {
  readonly projects: {
    readonly open: (id: ProjectId) => TE.TaskEither<CallFailure, OpenedProject>
    readonly follow: (
      id: ProjectId,
      ...handlers: Parameters<FollowEvents<ProjectChanged, ReadonlyArray<PresentUser>>>
    ) => Unsubscribe
  }
  readonly stops: { readonly list: (project: ProjectId) => TE.TaskEither<CallFailure, Versioned<StopList>> }
}
