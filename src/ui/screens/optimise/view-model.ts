import type { OptimisationState, PlanningChoices } from '../../../application/optimisation'
import { projectPlanStateOf, type PlanState } from '../../../application/plan'
import type { ProjectId } from '../../../domain/project'
import { countStops } from '../../../domain/stop'
import { proposalOnScreen, type ProposalOnScreen } from './proposal-view-model'
import { runningOnScreen, type RunningOnScreen } from './running-view-model'
import { wishesOnScreen, type WishesOnScreen } from './options-view-model'

/** What the screen is made from. */
export type OptimiseSeen = Omit<PlanningChoices, 'plan'> & {
  readonly project: ProjectId
  readonly plan: PlanState
  readonly optimising: OptimisationState
  /** milliseconds since 1970 */
  readonly now: number
}

export type OptimiseOnScreen =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'no plan'; readonly isUnknown: boolean }
  | { readonly kind: 'no stops' }
  | {
      readonly kind: 'wishing'
      readonly wishes: WishesOnScreen
      readonly isStarting: boolean
      readonly failure: string | undefined
    }
  | { readonly kind: 'running'; readonly running: RunningOnScreen }
  | { readonly kind: 'proposed'; readonly proposal: ProposalOnScreen }

export const optimiseOnScreen = ({
  project,
  plan: state,
  optimising,
  now,
  ...others
}: OptimiseSeen): OptimiseOnScreen => {
  const seen = projectPlanStateOf(state, project)
  if (seen.kind === 'failed') return { kind: 'no plan', isUnknown: seen.isUnknown }
  if (seen.kind === 'waiting' || optimising.project !== project) return { kind: 'waiting' }
  const { plan } = seen
  const { phase, options } = optimising
  switch (phase.kind) {
    case 'running':
      return { kind: 'running', running: runningOnScreen(phase, plan, now) }
    case 'proposed':
      return { kind: 'proposed', proposal: proposalOnScreen(phase, seen, others.drivers) }
    default:
      if (countStops(plan.stops) === 0) return { kind: 'no stops' }
      return {
        kind: 'wishing',
        wishes: wishesOnScreen(options, { plan, ...others }),
        isStarting: phase.kind === 'starting',
        failure: phase.kind === 'idle' ? phase.failure : undefined,
      }
  }
}
