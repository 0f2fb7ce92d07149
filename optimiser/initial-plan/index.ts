/** Responsible for the plan with which a search begins. */
export { buildInitialPlan } from './build-initial-plan'
export { assignRoutes } from './assign-routes'
