import type { OptimiseRequest } from '../../../contract/optimisation'

/** The body `{}`. */
export const emptyOptimiseRequest: OptimiseRequest = {
  days: undefined,
  driverIds: undefined,
  externalRouteIds: undefined,
  weights: undefined,
  lateness: undefined,
  budgetSeconds: undefined,
  keepLocked: undefined,
  seed: undefined,
}
