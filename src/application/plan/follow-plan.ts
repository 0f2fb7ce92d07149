import * as TE from 'fp-ts/TaskEither'
import type { ProjectId } from '../../domain/project'
import type { FollowState, Unsubscribe } from '../gateway'
import type { AttemptCall } from '../session'
import type { PlanGateways } from './plan-gateways'
import type { ApplyServerChange } from './apply-server-change'

export type FollowPlanPorts = {
  readonly projects: Pick<PlanGateways['projects'], 'follow'>
  readonly apply: ApplyServerChange
  readonly attempt: AttemptCall
}

export type FollowPlan = (projectId: ProjectId, onState: (state: FollowState) => void) => Unsubscribe

/** Applies the changes of the project, whoever made them, and reports whether they can be received. */
export const followPlan =
  ({ projects, apply, attempt }: FollowPlanPorts): FollowPlan =>
  (projectId, onState) =>
    projects.follow(
      projectId,
      (changed) => void apply({ project: projectId, changed }),
      (state) => {
        if (state === 'signed-out') void attempt('follow the project', TE.left({ kind: 'signed-out' }))
        else onState(state)
      },
    )
