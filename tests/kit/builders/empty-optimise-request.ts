import type { OptimiseAsk } from '../../../contract/optimisation'

/** The body `{}`. */
export const emptyOptimiseRequest: OptimiseAsk = {
  days: undefined,
  driverIds: undefined,
  externalRouteIds: undefined,
  weights: undefined,
  lateness: undefined,
  budgetSeconds: undefined,
  keepLocked: undefined,
  seed: undefined,
}
