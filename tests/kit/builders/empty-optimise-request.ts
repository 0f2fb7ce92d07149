import type { OptimiseRequest } from '../../../src/domain/optimisation'

/** The body `{}`. */
export const emptyOptimiseRequest: OptimiseRequest = {
  days: undefined,
  driverIds: undefined,
  carrierIds: undefined,
  weights: undefined,
  latenessWeight: undefined,
  budgetSeconds: undefined,
  keepLocked: undefined,
  seed: undefined,
}
