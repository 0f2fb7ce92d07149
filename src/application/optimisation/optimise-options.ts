import type { RouteDay } from '../../domain/calendar'
import type { DriverId } from '../../domain/driver'
import { DEFAULT_BUDGET_SECONDS, type LatenessWeight, type Weighting } from '../../domain/problem'

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
  readonly latenessWeight: LatenessWeight
  readonly budgetSeconds: number
}

export const defaultOptions: OptimiseOptions = {
  excludedDays: [],
  excludedDrivers: [],
  excludedCarriers: [],
  planFor: undefined,
  weights: 'balanced',
  latenessWeight: undefined,
  budgetSeconds: DEFAULT_BUDGET_SECONDS,
}
