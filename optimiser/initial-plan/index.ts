export { buildInitialPlan } from './build-initial-plan'
export { assignRoutes } from './assign-routes'
