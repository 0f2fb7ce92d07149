import * as TE from 'fp-ts/TaskEither'
import type { ProjectChanged } from '../../domain/history'
import type { PresentUser, ProjectId } from '../../domain/project'
import type { FollowState, Unsubscribe } from '../gateway'
import type { CallServer } from '../session'
import type { PlanGateways } from './plan-gateways'
import type { ApplyServerChange } from './apply-server-change'

export type FollowPlanPorts = {
  readonly projects: Pick<PlanGateways['projects'], 'follow'>
  readonly apply: ApplyServerChange
  readonly callServer: CallServer
  /** the other users of the project, and what they do */
  readonly colleagues: {
    readonly receive: (changed: ProjectChanged) => void
    readonly setPresent: (users: ReadonlyArray<PresentUser>) => void
  }
}

export type FollowPlan = (projectId: ProjectId, onState: (state: FollowState) => void) => Unsubscribe

/** Applies the changes of the project, whoever made them, and reports whether they can be received. */
export const followPlan =
  ({ projects, apply, callServer, colleagues }: FollowPlanPorts): FollowPlan =>
  (projectId, onState) =>
    projects.follow(
      projectId,
      (changed) => {
        colleagues.receive(changed)
        void apply({ project: projectId, changed })
      },
      (state) => {
        // After a reconnect the server says again who is there.
        if (state !== 'live') colleagues.setPresent([])
        if (state === 'signed-out') void callServer('follow the project', TE.left({ kind: 'signed-out' }))
        else onState(state)
      },
      undefined,
      colleagues.setPresent,
    )
