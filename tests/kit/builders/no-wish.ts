import type { OptimiseAsk } from '../../../contract/job'

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
