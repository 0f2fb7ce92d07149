import type { Leg, ProblemOptions, ProblemStop, ProposedPlan, RouteProblem, Weighting } from '../../src/domain/problem'
import type { Priority } from '../../src/domain/stop'

/** What things cost, in seconds of somebody's time. */
export type Price = {
  readonly metre: number
  readonly second: number
  /** a second late; none where nobody may be late */
  readonly late: number | undefined
  /** how much dearer a long day is than a short one: a day of the longest hours is charged this much a second more */
  readonly balance: number
  /** a vehicle that goes out at all */
  readonly vehicle: number
  /** a stop that is left out: more than any way to it */
  readonly leftOut: Readonly<Record<Priority, number>>
  /** a stop that another vehicle visits today: nobody is told anew for a minute's gain */
  readonly change: number
}

const usual = { leftOut: { Low: 500_000, Regular: 1_000_000, High: 2_000_000 }, change: 300 } as const

const prices: Readonly<Record<Weighting, Omit<Price, 'late'>>> = {
  // An hour from a day of nine to one of five hours is worth a detour of ten minutes, but no vehicle more.
  balanced: { ...usual, metre: 0.06, second: 1, balance: 0.25, vehicle: 3_600 },
  shortest: { ...usual, metre: 0.06, second: 0.001, balance: 0, vehicle: 0 },
  fewest: { ...usual, metre: 0.06, second: 1, balance: 0, vehicle: 200_000 },
}

export const priceFor = (weights: Weighting | undefined, late?: ProblemOptions['lateness']): Price => ({
  ...prices[weights ?? 'balanced'],
  late,
})

export const priceOfLeg = ({ metre, second }: Price, { metres, seconds }: Leg): number =>
  metre * metres + second * seconds

/** Who has a place of his own, as where it is locked, is left out for nobody else's sake, whoever that is. */
const OWN_PLACE = 1_000

export const priceOfLeavingOut = ({ leftOut }: Price, { priority, pin }: ProblemStop): number =>
  leftOut[priority] * (pin?.place === undefined ? 1 : OWN_PLACE)

/** What a plan costs by the weights that its problem asks for. */
export const costOf = (problem: RouteProblem, { routes, sums, unplanned }: ProposedPlan): number => {
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
