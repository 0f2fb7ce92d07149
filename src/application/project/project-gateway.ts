import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { OpenProject, ProjectId, ProjectSummary, OpenedProject } from '../../domain/project'
import type { ProjectChanged } from '../../domain/history'
import type { CancelSignal, Edited, FollowEvents } from '../gateway'
import type { SavedPlan } from '../../domain/plan'

/** A port: the projects of the organisation. */
export type ProjectGateway = {
  readonly list: (cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, ReadonlyArray<ProjectSummary>>
  readonly create: (name: string) => TE.TaskEither<CallFailure, OpenProject>
  readonly remove: (id: ProjectId) => TE.TaskEither<CallFailure, void>
  readonly open: (id: ProjectId, cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, OpenedProject>
  /** Refused as `stale` where the project is not at the base version; undefined accepts any version. */
  readonly save: (
    id: ProjectId,
    documents: SavedPlan,
    baseVersion: number | undefined,
  ) => TE.TaskEither<CallFailure, Edited<OpenedProject>>
  /** the bytes of a PDF */
  readonly report: (id: ProjectId, cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, Uint8Array>
  readonly follow: (
    id: ProjectId,
    ...handlers: Parameters<FollowEvents<ProjectChanged>>
  ) => ReturnType<FollowEvents<ProjectChanged>>
}
