/** Responsible for starting an optimisation, following it on any screen, and accepting or discarding its proposal. */
export { acceptProposal, discardProposal } from './accept-proposal'
export { cancelJob } from './cancel-job'
export { chooseRoutes } from './choose-routes'
export { followJob, resumeJob, type ResumeJob } from './follow-job'
export { declineAffected } from './decline-affected-routes'
export type { OptimisationGateway, JobStorage, TrackedJob } from './optimisation-ports'
export { OptimisationStore } from './optimisation-store'
export { optimisationActions, type OptimisationFacade, type OptimisationServices } from './optimisation-actions'
export {
  idle,
  initialOptimisationState,
  type BestAtTime,
  type OptimisationState,
  type Proposed,
  type Running,
  type AffectingChange,
} from './optimisation-state'
export { daysToPlan, planForOf, prepareRequest, startOptimisation, type OptimisationInput } from './start-job'
export { defaultOptions, type PlanFor, type OptimiseOptions } from './optimise-options'
