import type { OptimisationState, OptimisationInput } from '../../../application/optimisation'
import { projectPlanStateOf, type PlanState } from '../../../application/plan'
import type { ProjectId } from '../../../domain/project'
import { countStops } from '../../../domain/stop'
import { proposalViewModel, type ProposalViewModel } from './proposal-view-model'
import { runningViewModel, type RunningViewModel } from './running-view-model'
import { optionsViewModel, type OptionsViewModel } from './options-view-model'

export type OptimiseViewInput = Omit<OptimisationInput, 'plan'> & {
  readonly project: ProjectId
  readonly plan: PlanState
  readonly optimising: OptimisationState
  /** milliseconds since 1970 */
  readonly now: number
  /** the name of the user */
  readonly username?: string | undefined
}

export type OptimiseViewModel =
  | { readonly kind: 'loading' }
  | { readonly kind: 'project not loaded'; readonly isProjectMissing: boolean }
  | { readonly kind: 'no stops' }
  | {
      readonly kind: 'options'
      readonly options: OptionsViewModel
      readonly isStarting: boolean
      readonly failure: string | undefined
    }
  | { readonly kind: 'running'; readonly running: RunningViewModel }
  | { readonly kind: 'proposed'; readonly proposal: ProposalViewModel }

export const optimiseViewModel = ({
  project,
  plan: planState,
  optimising,
  now,
  username,
  ...planningChoices
}: OptimiseViewInput): OptimiseViewModel => {
  const planStatus = projectPlanStateOf(planState, project)
  if (planStatus.kind === 'failed') return { kind: 'project not loaded', isProjectMissing: planStatus.isProjectMissing }
  if (planStatus.kind === 'loading' || optimising.project !== project) return { kind: 'loading' }
  const { plan } = planStatus
  const { phase, options } = optimising
  switch (phase.kind) {
    case 'running':
      return { kind: 'running', running: runningViewModel(phase, plan, now) }
    case 'proposed':
      return { kind: 'proposed', proposal: proposalViewModel(phase, planStatus, planningChoices.drivers, username) }
    default:
      if (countStops(plan.stops) === 0) return { kind: 'no stops' }
      return {
        kind: 'options',
        options: optionsViewModel(options, { plan, ...planningChoices }),
        isStarting: phase.kind === 'starting',
        failure: phase.kind === 'idle' ? phase.failure : undefined,
      }
  }
}
