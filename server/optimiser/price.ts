import type { Leg, ProposedPlan, RouteProblem, Weighting } from '../../src/domain/problem'
import type { Priority } from '../../src/domain/stop'

/** What things cost, in seconds of somebody's time. */
export type Price = {
  readonly metre: number
  readonly second: number
  /** a vehicle that goes out at all */
  readonly vehicle: number
  /** a stop that is left out: more than any way to it */
  readonly leftOut: Readonly<Record<Priority, number>>
  /** a stop that another vehicle visits today: nobody is told anew for a minute's gain */
  readonly change: number
}

const usual = { leftOut: { Low: 500_000, Regular: 1_000_000, High: 2_000_000 }, change: 300 } as const

const prices: Readonly<Record<Weighting, Price>> = {
  balanced: { ...usual, metre: 0.06, second: 1, vehicle: 3_600 },
  shortest: { ...usual, metre: 0.06, second: 0.001, vehicle: 0 },
  fewest: { ...usual, metre: 0.06, second: 1, vehicle: 200_000 },
}

export const priceFor = (weights: Weighting | undefined): Price => prices[weights ?? 'balanced']

export const priceOfLeg = ({ metre, second }: Price, { metres, seconds }: Leg): number =>
  metre * metres + second * seconds

/** What a plan costs by the weights that its problem asks for. */
export const costOf = ({ stops, options }: RouteProblem, { sums, unplanned }: ProposedPlan): number => {
  const price = priceFor(options.weights)
  const priorityOf = new Map(stops.map(({ id, priority }) => [id, priority]))
  return unplanned.reduce(
    (sum, { stop }) => sum + price.leftOut[priorityOf.get(stop) ?? 'Regular'],
    priceOfLeg(price, sums) + price.vehicle * sums.vehicles,
  )
}
