import type { RouteDay } from '../../domain/calendar'
import type { DriverId } from '../../domain/driver'
import { DEFAULT_BUDGET_SECONDS, type Weighting } from '../../domain/problem'

/** Whether drivers or carriers drive. */
export type PlanFor = 'drivers' | 'carriers'

/** The options of the next optimisation. It lists what is excluded, so that a driver added later is included. */
export type OptimiseOptions = {
  readonly excludedDays: ReadonlyArray<RouteDay>
  readonly excludedDrivers: ReadonlyArray<DriverId>
  readonly excludedCarriers: ReadonlyArray<number>
  /** undefined means the drivers, or the carriers where there are no drivers */
  readonly planFor: PlanFor | undefined
  readonly weights: Weighting
  /** how many minutes on the road a minute late is worth; undefined means that no stop may be late */
  readonly lateness: number | undefined
  readonly budgetSeconds: number
}

export const defaultOptions: OptimiseOptions = {
  excludedDays: [],
  excludedDrivers: [],
  excludedCarriers: [],
  planFor: undefined,
  weights: 'balanced',
  lateness: undefined,
  budgetSeconds: DEFAULT_BUDGET_SECONDS,
}
