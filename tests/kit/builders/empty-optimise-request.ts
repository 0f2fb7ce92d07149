import type { OptimiseAsk } from '../../../contract/optimisation'

/** The body `{}`. */
export const noWish: OptimiseAsk = {
  days: undefined,
  driverIds: undefined,
  externalRouteIds: undefined,
  weights: undefined,
  lateness: undefined,
  budgetSeconds: undefined,
  keepLocked: undefined,
  seed: undefined,
}
