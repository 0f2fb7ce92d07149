import type { RouteDay } from '../../domain/day'
import type { DriverId } from '../../domain/driver'
import type { Weighting } from '../../domain/problem'

/** What is wished of an optimisation; the server decides what is not said. */
export type OptimiseAsk = {
  readonly days: ReadonlyArray<RouteDay> | undefined
  readonly driverIds: ReadonlyArray<DriverId> | undefined
  readonly externalRouteIds: ReadonlyArray<number> | undefined
  readonly weights: Weighting | undefined
  /** how many minutes on the road a minute late is worth; nobody is late where it is not said */
  readonly lateness: number | undefined
  readonly budgetSeconds: number | undefined
  /** true where it is not said */
  readonly keepLocked: boolean | undefined
  readonly seed: number | undefined
}
