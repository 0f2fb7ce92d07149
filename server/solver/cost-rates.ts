import {
  METRES_PER_HOUR,
  remedyCostOf,
  type Leg,
  type LatenessWeight,
  type ProblemOptions,
  type ProblemStop,
  type ProposedPlan,
  type RouteProblem,
  type FindLeg,
  type Weighting,
  type Seconds,
} from '../../src/domain/problem'
import type { Priority } from '../../src/domain/stop'
import type { TimeSlotRules } from './time-slot-rules'

/** The cost of each quantity, in seconds of working time. */
export type CostRates = {
  readonly perMetre: number
  readonly perSecond: number
  /** a second of lateness, of the choices in src/domain/problem/search-options.ts; undefined where none is allowed */
  readonly latenessWeight: LatenessWeight
  /** the surcharge on long days: in a day of the longest hours, each second costs this much more */
  readonly balance: number
  /** using a vehicle at all */
  readonly vehicle: number
  /** the same for a calculation without the surcharge on long days, such as VROOM's */
  readonly vehicleWithoutBalance: number
  /** leaving out a stop: more than any drive to it */
  readonly unplannedStop: Readonly<Record<Priority, number>>
  /** moving a stop to another vehicle than in the current plan, so that stops are not moved for a small gain */
  readonly change: number
}

/** What the cost of a tour depends on: the roads, the rates, and whether lateness is allowed. */
export type CostModel = { readonly findLeg: FindLeg; readonly costRates: CostRates; readonly slotRules: TimeSlotRules }

const defaults = {
  unplannedStop: { Low: 500_000, Regular: 1_000_000, High: 2_000_000 },
  change: 300,
  perMetre: 3_600 / METRES_PER_HOUR,
} as const

const ratesByWeighting: Readonly<Record<Weighting, Omit<CostRates, 'latenessWeight'>>> = {
  // With this surcharge, moving an hour from a nine-hour day to a five-hour day is worth eighty minutes of work. That is
  // a detour of a quarter of an hour, whose metres and surcharge count as well. A vehicle costs as much as the surcharge
  // on a day of six hours, so that a plan does not get many short days instead.
  balanced: { ...defaults, perSecond: 1, balance: 2, vehicle: 28_800, vehicleWithoutBalance: 3_600 },
  shortest: { ...defaults, perSecond: 0.001, balance: 0, vehicle: 0, vehicleWithoutBalance: 0 },
  fewest: { ...defaults, perSecond: 1, balance: 0, vehicle: 200_000, vehicleWithoutBalance: 200_000 },
}

export const costRatesFor = ({
  weights = 'balanced',
  latenessWeight,
}: Partial<Pick<ProblemOptions, 'weights' | 'latenessWeight'>>): CostRates => ({
  ...ratesByWeighting[weights],
  latenessWeight,
})

export const legCost = ({ perMetre, perSecond }: CostRates, { metres, seconds }: Leg): number =>
  perMetre * metres + perSecond * seconds

/** A stop with a fixed position, such as a locked one, is never left out for other stops. */
const FIXED_POSITION_FACTOR = 1_000

export const unplannedCost = ({ unplannedStop }: CostRates, { priority, fixedPosition }: ProblemStop): number =>
  unplannedStop[priority] * (fixedPosition?.position === undefined ? 1 : FIXED_POSITION_FACTOR)

/** The cost of a plan, by the weights of its problem. */
export const planCost = (
  problem: RouteProblem,
  { routes, sums, unplanned }: Pick<ProposedPlan, 'routes' | 'sums' | 'unplanned'>,
): number => {
  const { stops, vehicles, options } = problem
  const costRates = costRatesFor(options)
  const longestHours = vehicles.reduce((max, { earliest, latest }) => Math.max(max, latest - earliest), 1)
  const sumOfSquares = routes.reduce((sum, { leaves, returns }) => sum + (returns - leaves) ** 2, 0)
  const stopOf = new Map(stops.map((stop) => [stop.id, stop]))
  return unplanned
    .flatMap(({ stop }) => stopOf.get(stop) ?? [])
    .reduce(
      (sum, stop) => sum + unplannedCost(costRates, stop),
      legCost(costRates, sums) +
        (costRates.latenessWeight ?? 0) * sums.late +
        costRates.vehicle * sums.vehicles +
        (costRates.balance * sumOfSquares) / longestHours,
    )
}

/** The cost of the lateness that an insertion or a repair adds. */
export const latenessCost = ({ latenessWeight }: Pick<CostRates, 'latenessWeight'>, seconds: Seconds): number =>
  (latenessWeight ?? 0) * seconds

const FURTHER_VEHICLE_COST = remedyCostOf({ kind: 'further vehicle' })

/** Whether the added lateness costs more than a further vehicle would. */
export const isLatenessTooCostly = (costRates: Pick<CostRates, 'latenessWeight'>, seconds: Seconds): boolean =>
  latenessCost(costRates, seconds) > FURTHER_VEHICLE_COST
