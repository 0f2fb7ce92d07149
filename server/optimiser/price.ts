import type { Leg, Sums, Weighting } from '../../src/domain/problem'
import type { Priority } from '../../src/domain/stop'

/** What things cost, in seconds of somebody's time. */
export type Price = {
  readonly metre: number
  readonly second: number
  /** a vehicle that goes out at all */
  readonly vehicle: number
  /** a stop that is left out: more than any way to it */
  readonly leftOut: Readonly<Record<Priority, number>>
}

const leftOut = { Low: 500_000, Regular: 1_000_000, High: 2_000_000 } as const

const prices: Readonly<Record<Weighting, Price>> = {
  balanced: { metre: 0.06, second: 1, vehicle: 3_600, leftOut },
  shortest: { metre: 0.06, second: 0.001, vehicle: 0, leftOut },
  fewest: { metre: 0.06, second: 1, vehicle: 200_000, leftOut },
}

export const priceFor = (weights: Weighting | undefined): Price => prices[weights ?? 'balanced']

export const priceOfLeg = ({ metre, second }: Price, { metres, seconds }: Leg): number =>
  metre * metres + second * seconds

export const costOf = (
  price: Price,
  { metres, seconds, vehicles }: Pick<Sums, 'metres' | 'seconds' | 'vehicles'>,
  unplanned: ReadonlyArray<Priority>,
): number =>
  priceOfLeg(price, { metres, seconds }) +
  price.vehicle * vehicles +
  unplanned.reduce((sum, priority) => sum + price.leftOut[priority], 0)
