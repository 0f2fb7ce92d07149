export { buildInitialPlan } from './build-initial-plan'
export { layRoutes } from './lay-routes'
