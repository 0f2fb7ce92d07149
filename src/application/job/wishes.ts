import type { RouteDay } from '../../domain/day'
import type { DriverId } from '../../domain/driver'
import type { Weighting } from '../../domain/problem'

/** Who is to drive. */
export type PlanFor = 'drivers' | 'carriers'

/** What is wished of the next optimisation. It names what is left out, so that a new driver takes part. */
export type Wishes = {
  readonly daysLeftOut: ReadonlyArray<RouteDay>
  readonly driversLeftOut: ReadonlyArray<DriverId>
  readonly carriersLeftOut: ReadonlyArray<number>
  /** the drivers where there are any, unless it is said */
  readonly planFor: PlanFor | undefined
  readonly weights: Weighting
  /** how many minutes on the road a minute late is worth; nobody is late where it is not said */
  readonly lateness: number | undefined
  readonly budgetSeconds: number
}

export const usualWishes: Wishes = {
  daysLeftOut: [],
  driversLeftOut: [],
  carriersLeftOut: [],
  planFor: undefined,
  weights: 'balanced',
  lateness: undefined,
  budgetSeconds: 20,
}
