import type { RouteDay } from '../calendar'
import type { DriverId } from '../driver'
import type { Weighting } from '../problem'

/** The options of an optimisation; the server has defaults for what is undefined. */
export type OptimiseRequest = {
  readonly days: ReadonlyArray<RouteDay> | undefined
  readonly driverIds: ReadonlyArray<DriverId> | undefined
  readonly externalRouteIds: ReadonlyArray<number> | undefined
  readonly weights: Weighting | undefined
  /** how many minutes on the road a minute late is worth; undefined means that no stop may be late */
  readonly lateness: number | undefined
  readonly budgetSeconds: number | undefined
  /** undefined means true */
  readonly keepLocked: boolean | undefined
  readonly seed: number | undefined
}
