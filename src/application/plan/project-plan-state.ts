import type { ProjectId } from '../../domain/project'
import { projectIdOf, type OpenPlan, type PlanState } from './plan-state'

/** What a screen of one project has of the plan. While another project is open, or on its way, it waits for its own. */
export type ProjectPlanState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly isUnknown: boolean }
  | ({ readonly kind: 'open' } & OpenPlan)

export const projectPlanStateOf = (state: PlanState, project: ProjectId): ProjectPlanState => {
  if (projectIdOf(state) !== project) return { kind: 'waiting' }
  switch (state.kind) {
    case 'open':
      return state
    case 'failed':
      return { kind: 'failed', isUnknown: state.isUnknown }
    default:
      return { kind: 'waiting' }
  }
}
