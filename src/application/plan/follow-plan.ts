import * as TE from 'fp-ts/TaskEither'
import type { ProjectId } from '../../domain/project'
import type { FollowState, Unsubscribe } from '../gateway'
import type { Attempt } from '../session'
import type { PlanGateways } from './plan-gateways'
import type { PlanStore } from './plan-store'
import type { ProjectChanged } from './project-changed'
import type { ReloadPlan } from './reload-plan'

export type FollowPlanPorts = {
  readonly projects: Pick<PlanGateways['projects'], 'follow'>
  readonly plan: Pick<PlanStore, 'open'>
  readonly reload: ReloadPlan
  readonly attempt: Attempt
}

/** What those hear who follow a project: what changed, once it is in the plan, and whether they still hear anything. */
export type PlanEventHandlers = {
  readonly onChanged: (changed: ProjectChanged) => void
  readonly onState: (state: FollowState) => void
}

export type FollowPlan = (projectId: ProjectId, handlers: PlanEventHandlers) => Unsubscribe

/** Reads the plan again when somebody, here or elsewhere, has changed it. */
export const followPlan =
  ({ projects, plan, reload, attempt }: FollowPlanPorts): FollowPlan =>
  (projectId, { onChanged, onState }) =>
    projects.follow(
      projectId,
      (changed) => {
        const knownVersion = plan.open?.version ?? 0
        void (changed.version > knownVersion ? reload() : Promise.resolve()).then(() => onChanged(changed))
      },
      (state) => {
        if (state === 'signed-out') void attempt('follow the project', TE.left({ kind: 'signed-out' }))()
        else onState(state)
      },
    )
