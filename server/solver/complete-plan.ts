import * as E from 'fp-ts/Either'
import {
  isVehicleReload,
  vehicleReloadsOf,
  type UnplannedProblemStop,
  type ProposedPlan,
  type RouteProblem,
  type ProblemStop,
  type ProposedRoute,
  type FindLeg,
  type Vehicle,
  type VehicleId,
} from '../../src/domain/problem'
import { priorities, type StopId } from '../../src/domain/stop'
import { findSharedRepairs } from './unplanned/shared-repairs'
import { allowFirstComparisons, type TimeCheck } from './time-check'
import { cheapestRepairs } from './unplanned/cheapest-repairs'
import type { CostModel } from './cost-rates'
import { findCheapestInsertion } from './cheapest-insertion'
import { overload } from './loads'
import { timetableOf } from './timetable'
import { idleTour, tourMetres, timetableWithLateDeparture, timedTourOf, type TimedTour } from './tour'

/**
 * Makes a plan from the sequences of a solver. Stops that still fit into a tour are added; each other stop gets the
 * reason for each vehicle, and possible repairs.
 */
export const completePlan = (
  originalProblem: RouteProblem,
  sequences: ReadonlyArray<VehicleSequence>,
  costModel: CostModel,
  hasTimeLeft: TimeCheck,
): ProposedPlan => {
  const problem = { ...originalProblem, stops: originalProblem.stops.map(costModel.slotRules.forPlanning) }
  const draft = createDraft(problem, sequences, costModel.findLeg)
  const reasonsOf = new Map<StopId, Omit<UnplannedProblemStop, 'stop'>>()
  const waitingStops = () => sortForInsertion(problem).filter(({ id }) => draft.waiting.has(id))
  const hasTimeToCompare = allowFirstComparisons(hasTimeLeft)
  // A stop may become possible only after others have been added before it, so all are tried again after each addition.
  let hasInserted = true
  while (hasInserted) {
    hasInserted = false
    for (const stop of waitingStops()) {
      const insertion = findCheapestInsertion(draft.tours.values(), stop, costModel, hasTimeToCompare)
      if (insertion === undefined) break
      if (E.isLeft(insertion)) reasonsOf.set(stop.id, { reasons: insertion.left, repairs: [] })
      else {
        const { tour } = insertion.right
        draft.tours.set(tour.vehicle.id, tour)
        draft.unchangedRoutes.delete(tour.vehicle.id)
        draft.waiting.delete(stop.id)
        hasInserted = true
      }
    }
  }
  const sharedRepairs = findSharedRepairs(waitingStops(), draft.tours, reasonsOf, costModel, hasTimeLeft)
  const hasTimeToRepair = allowFirstComparisons(hasTimeLeft)
  for (const stop of waitingStops()) {
    const reasons = reasonsOf.get(stop.id)
    if (reasons !== undefined)
      reasonsOf.set(stop.id, { ...reasons, repairs: cheapestRepairs(stop, draft.tours, costModel, hasTimeToRepair) })
  }
  return { ...toProposedPlan(draft, reasonsOf, costModel), sharedRepairs }
}

/** The order in which stops are tried: first those with a fixed position, by position, then by priority. */
const sortForInsertion = ({ stops }: RouteProblem): ReadonlyArray<ProblemStop> =>
  stops.toSorted(
    (first, second) =>
      fixedPositionOf(first) - fixedPositionOf(second) ||
      priorities.indexOf(second.priority) - priorities.indexOf(first.priority),
  )

/** A problem has fewer stops, so every fixed position is lower. */
const AFTER_ALL_FIXED = 1_000_000

const fixedPositionOf = ({ fixedPosition }: ProblemStop): number => fixedPosition?.position ?? AFTER_ALL_FIXED

/** An incomplete plan: the tours so far, and the stops on no tour. */
type DraftPlan = {
  readonly tours: Map<VehicleId, TimedTour>
  readonly waiting: Set<StopId>
  /** the routes with the times of the solver, as long as no stop is added to them */
  readonly unchangedRoutes: Map<VehicleId, ProposedRoute>
}

/** The stops of a vehicle in order, perhaps with times. */
export type VehicleSequence = Pick<ProposedRoute, 'vehicle'> & {
  readonly stops: ReadonlyArray<StopId>
  readonly route: ProposedRoute | undefined
}

/** Makes tours from the sequences. A sequence that does not fit is used as far as it fits. */
export const createDraft = (
  { stops, vehicles }: RouteProblem,
  sequences: ReadonlyArray<VehicleSequence>,
  findLeg: FindLeg,
): DraftPlan => {
  const stopOf = new Map(stops.map((stop) => [stop.id, stop]))
  const sequenceOf = new Map(sequences.map((sequence) => [sequence.vehicle, sequence]))
  const waiting = new Set(stopOf.keys())
  const unchangedRoutes = new Map<VehicleId, ProposedRoute>()
  const tours = vehicles.map((vehicle) => {
    const sequence = sequenceOf.get(vehicle.id)
    const reloadOf = new Map(vehicleReloadsOf(vehicle).map((reload) => [reload.id, reload]))
    const requestedStops = (sequence?.stops ?? []).flatMap((id) =>
      waiting.delete(id) ? (stopOf.get(id) ?? []) : (reloadOf.get(id) ?? []),
    )
    const tour = tourFromSequence(vehicle, requestedStops, sequence?.route, findLeg)
    if (sequence?.route !== undefined && tour.stops.length === requestedStops.length)
      unchangedRoutes.set(vehicle.id, sequence.route)
    for (const { id } of requestedStops.filter((stop) => !tour.stops.includes(stop) && !reloadOf.has(stop.id)))
      waiting.add(id)
    return [vehicle.id, tour] as const
  })
  return { tours: new Map(tours), waiting, unchangedRoutes }
}

/**
 * The tour of a sequence, without stops that this vehicle may not visit, and as far as time and capacity allow. The
 * solver's times are used where there are any.
 */
const tourFromSequence = (
  vehicle: Vehicle,
  stops: ReadonlyArray<ProblemStop>,
  route: ProposedRoute | undefined,
  findLeg: FindLeg,
): TimedTour => {
  if (stops.length === 0) return idleTour(vehicle)
  const allowedStops = stops.filter((stop, index) => isAllowedAt(stop, vehicle, index))
  if (allowedStops.length < stops.length) return tourFromSequence(vehicle, allowedStops, undefined, findLeg)
  if (route !== undefined) return lazyTour(vehicle, stops, route, findLeg)
  return longestFeasiblePrefix(vehicle, stops, findLeg)
}

/**
 * The longest prefix of the sequence that fits, and does not end with a reload. Found by bisection, since there may be thousands of stops too many.
 */
const longestFeasiblePrefix = (vehicle: Vehicle, stops: ReadonlyArray<ProblemStop>, findLeg: FindLeg): TimedTour => {
  let tour = idleTour(vehicle)
  let infeasibleLength = stops.length + 1
  for (let length = stops.length; length > tour.stops.length; length = (tour.stops.length + infeasibleLength) >> 1) {
    const firstStops = stops.slice(0, length)
    const timetable = timetableOf(vehicle, firstStops, findLeg)
    if (E.isRight(timetable) && overload(vehicle, firstStops) === 0)
      tour = timedTourOf(vehicle, firstStops, timetable.right, findLeg)
    else infeasibleLength = length
  }
  const isLastReload = isVehicleReload(tour.stops.at(-1)?.id ?? '')
  return isLastReload ? longestFeasiblePrefix(vehicle, tour.stops.slice(0, -1), findLeg) : tour
}

/** A tour with the times of the solver; its own timetable is calculated only if another stop is to be added. */
const lazyTour = (
  vehicle: Vehicle,
  stops: ReadonlyArray<ProblemStop>,
  route: ProposedRoute,
  findLeg: FindLeg,
): TimedTour => {
  let computed: TimedTour | undefined
  const compute = (): TimedTour => {
    computed ??= timedTourOf(
      vehicle,
      stops,
      E.getOrElse(() => ({ route, metres: tourMetres(vehicle, stops, findLeg) }))(timetableOf(vehicle, stops, findLeg)),
      findLeg,
    )
    return computed
  }
  return {
    vehicle,
    stops,
    get fixedCount() {
      return compute().fixedCount
    },
    get timetable() {
      return compute().timetable
    },
    get deadlines() {
      return compute().deadlines
    },
  }
}

const isAllowedAt = ({ fixedPosition, allowedVehicles }: ProblemStop, { id }: Vehicle, index: number): boolean =>
  (fixedPosition === undefined ||
    (fixedPosition.vehicle === id && (fixedPosition.position ?? index + 1) === index + 1)) &&
  allowedVehicles?.includes(id) !== false

export const toProposedPlan = (
  { tours, waiting, unchangedRoutes }: DraftPlan,
  reasonsOf: ReadonlyMap<StopId, Omit<UnplannedProblemStop, 'stop'>>,
  { findLeg, slotRules }: Pick<CostModel, 'findLeg' | 'slotRules'>,
): Omit<ProposedPlan, 'sharedRepairs'> => {
  const drivenRoutes = [...tours.values()].flatMap((tour) => {
    const route = unchangedRoutes.get(tour.vehicle.id)
    return route === undefined
      ? (timetableWithLateDeparture(tour, { findLeg, slotRules }) ?? [])
      : { route, metres: tourMetres(tour.vehicle, tour.stops, findLeg) }
  })
  const unplanned = [...waiting].map((stop) => ({ stop, reasons: [], repairs: [], ...reasonsOf.get(stop) }))
  return {
    routes: drivenRoutes.map(({ route }) => route),
    unplanned,
    sums: {
      metres: drivenRoutes.reduce((sum, { metres }) => sum + metres, 0),
      seconds: drivenRoutes.reduce((sum, { route }) => sum + route.returns - route.leaves, 0),
      late: drivenRoutes.reduce((sum, { route }) => sum + slotRules.latenessOn(route), 0),
      vehicles: drivenRoutes.length,
      unplanned: unplanned.length,
    },
  }
}
