/** Responsible for the plan with which a search begins. */
export { buildInitialPlan } from './build-initial-plan'
export { assignRoutes, clearRoutes } from './assign-routes'
