import {
  METRES_PER_HOUR,
  type Leg,
  type ProblemOptions,
  type ProblemStop,
  type ProposedPlan,
  type RouteProblem,
  type Weighting,
} from '../../src/domain/problem'
import type { Priority } from '../../src/domain/stop'

/** The price of everything, in seconds of working time. */
export type Price = {
  readonly metre: number
  readonly second: number
  /** a second of lateness; undefined where lateness is not allowed */
  readonly late: number | undefined
  /** the surcharge on long days: in a day of the longest hours, each second costs this much more */
  readonly balance: number
  /** using a vehicle at all */
  readonly vehicle: number
  /** leaving out a stop: more than any drive to it */
  readonly leftOut: Readonly<Record<Priority, number>>
  /** moving a stop to another vehicle than in the present plan, so that stops are not moved for a small gain */
  readonly change: number
}

const usual = {
  leftOut: { Low: 500_000, Regular: 1_000_000, High: 2_000_000 },
  change: 300,
  metre: 3_600 / METRES_PER_HOUR,
} as const

const prices: Readonly<Record<Weighting, Omit<Price, 'late'>>> = {
  // Moving an hour from a day of nine hours to one of five is worth a detour of ten minutes, but not a further vehicle.
  balanced: { ...usual, second: 1, balance: 0.25, vehicle: 3_600 },
  shortest: { ...usual, second: 0.001, balance: 0, vehicle: 0 },
  fewest: { ...usual, second: 1, balance: 0, vehicle: 200_000 },
}

export const priceFor = (weights: Weighting | undefined, late?: ProblemOptions['lateness']): Price => ({
  ...prices[weights ?? 'balanced'],
  late,
})

export const priceOfLeg = ({ metre, second }: Price, { metres, seconds }: Leg): number =>
  metre * metres + second * seconds

/** A stop with a fixed place, such as a locked one, is never left out for other stops. */
const OWN_PLACE = 1_000

export const priceOfLeavingOut = ({ leftOut }: Price, { priority, pin }: ProblemStop): number =>
  leftOut[priority] * (pin?.place === undefined ? 1 : OWN_PLACE)

/** The cost of a plan by the weights of its problem. */
export const costOf = (
  problem: RouteProblem,
  { routes, sums, unplanned }: Pick<ProposedPlan, 'routes' | 'sums' | 'unplanned'>,
): number => {
  const { stops, vehicles, options } = problem
  const price = priceFor(options.weights, options.lateness)
  const longest = vehicles.reduce((most, { earliest, latest }) => Math.max(most, latest - earliest), 1)
  const squares = routes.reduce((sum, { leaves, returns }) => sum + (returns - leaves) ** 2, 0)
  const stopOf = new Map(stops.map((stop) => [stop.id, stop]))
  return unplanned
    .flatMap(({ stop }) => stopOf.get(stop) ?? [])
    .reduce(
      (sum, stop) => sum + priceOfLeavingOut(price, stop),
      priceOfLeg(price, sums) +
        (price.late ?? 0) * sums.late +
        price.vehicle * sums.vehicles +
        (price.balance * squares) / longest,
    )
}
