import * as E from 'fp-ts/Either'
import type { ProblemStop, FindLeg } from '../../src/domain/problem'
import { stopNumberAt } from '../../src/domain/route'
import { compareShortfall, smallestOfEachKind, type Infeasibility } from './infeasibility'
import { findPositions, type Positions } from './insertion-positions'
import { latenessCost, type CostModel } from './cost-rates'
import { hasMixedLoads, overload, overloadUpperBound } from './loads'
import { timetableOf, type Timetable } from './timetable'
import { timedTourOf, type TimedTour } from './tour'

/** A tour with one more stop, and the extra cost. */
export type Insertion = { readonly tour: TimedTour; readonly cost: number }

/** Only this many positions in a tour are tried, the cheapest ones. */
const MAX_TRIED_POSITIONS = 50

/**
 * Inserts a stop at the cheapest position of a tour where all rules hold, below a given cost. The left lists the
 * infeasibilities, the smallest first; it is empty where only the cost is too high.
 */
export const findInsertion = (
  tour: TimedTour,
  stop: ProblemStop,
  costModel: CostModel,
  maxCost: number,
): E.Either<ReadonlyArray<Infeasibility>, Insertion> => {
  const cached = cachedInfeasibilities(tour, stop)
  if (cached !== undefined) return E.left(cached)
  const infeasibleAssignment = assignmentInfeasibility(tour, stop)
  if (infeasibleAssignment !== undefined) return E.left([infeasibleAssignment])
  const allStops = [...tour.stops, stop]
  const excess = overloadUpperBound(tour.vehicle, allStops)
  if (excess > 0 && !hasMixedLoads(allStops)) return E.left([{ rule: 'capacity', by: excess }])
  const { feasible, infeasible } = findPositions(tour, stop, costModel, maxCost)
  const infeasibilities: Infeasibility[] = []
  let best: Insertion | undefined
  for (const { index, cost } of feasible.slice(0, MAX_TRIED_POSITIONS)) {
    const costLimit = best?.cost ?? maxCost
    if (cost >= costLimit) break
    const stops = tour.stops.toSpliced(index, 0, stop)
    const attempt = timetableWithinCapacity(tour, stops, costModel.findLeg, excess > 0)
    if (E.isLeft(attempt)) infeasibilities.push(attempt.left)
    else {
      const totalCost = cost + addedLatenessCost(costModel, tour.timetable, attempt.right)
      if (totalCost < costLimit)
        best = { tour: timedTourOf(tour.vehicle, stops, attempt.right, costModel.findLeg), cost: totalCost }
    }
  }
  if (best !== undefined) return E.right(best)
  const { withinCapacity, overCapacity } = splitByCapacity(tour, stop, infeasible, excess > 0)
  const atOtherPositions =
    tour.vehicle.breaks.length === 0
      ? withinCapacity.map(({ infeasibility }) => infeasibility)
      : withBreaks(tour, stop, withinCapacity, costModel.findLeg)
  const allInfeasibilities = [...atOtherPositions, ...infeasibilities.map(markSlotOfOtherStop(stop))]
  const smallest = smallestOfEachKind(allInfeasibilities.length > 0 ? allInfeasibilities : overCapacity)
  return E.left(maxCost === Infinity ? cacheInfeasibilities(tour, stop, smallest) : smallest)
}

/** The cost of the lateness of the stop, and of the added lateness of the others. */
const addedLatenessCost = (
  { costRates, slotRules }: CostModel,
  before: Timetable | undefined,
  after: Timetable,
): number => latenessCost(costRates, slotRules.latenessOn(after.route) - slotRules.latenessOn(before?.route))

/** A visit in time also needs capacity: where that is missing, the missed time is not the reason. */
const splitByCapacity = (
  { vehicle, stops }: TimedTour,
  stop: ProblemStop,
  infeasible: Positions['infeasible'],
  mayExceedCapacity: boolean,
): { readonly withinCapacity: Positions['infeasible']; readonly overCapacity: ReadonlyArray<Infeasibility> } => {
  if (!mayExceedCapacity) return { withinCapacity: infeasible, overCapacity: [] }
  const nearest = infeasible
    .toSorted((first, second) => compareShortfall(first.infeasibility, second.infeasibility))
    .slice(0, MAX_TRIED_POSITIONS)
    .map((position) => ({
      ...position,
      by: position.infeasibility.rule === 'no road' ? 0 : overload(vehicle, stops.toSpliced(position.index, 0, stop)),
    }))
  return {
    withinCapacity: nearest.filter(({ by }) => by === 0),
    overCapacity: nearest.filter(({ by }) => by > 0).map(({ by }) => ({ rule: 'capacity', by })),
  }
}

/** In a tour with breaks only this many positions are checked exactly, those with the smallest infeasibility. */
const MAX_EXACT_POSITIONS = 5

/** The infeasibilities, with the breaks taken into account. */
const withBreaks = (
  { vehicle, stops }: TimedTour,
  stop: ProblemStop,
  infeasible: Positions['infeasible'],
  findLeg: FindLeg,
): ReadonlyArray<Infeasibility> =>
  infeasible
    .toSorted((first, second) => compareShortfall(first.infeasibility, second.infeasibility))
    .slice(0, MAX_EXACT_POSITIONS)
    .map(({ index, infeasibility }) => {
      const attempt = timetableOf(vehicle, stops.toSpliced(index, 0, stop), findLeg)
      return E.isLeft(attempt) ? markSlotOfOtherStop(stop)(attempt.left) : infeasibility
    })

/** Marks a missed time slot as that of another stop, where it is not the slot of the inserted stop. */
const markSlotOfOtherStop =
  ({ id }: ProblemStop) =>
  (infeasibility: Infeasibility): Infeasibility =>
    infeasibility.rule === 'time slot' && (infeasibility.missedStop ?? id) !== id
      ? { ...infeasibility, slot: 'of another stop' }
      : infeasibility

const timetableWithinCapacity = (
  { vehicle }: TimedTour,
  stops: ReadonlyArray<ProblemStop>,
  findLeg: FindLeg,
  mayExceedCapacity: boolean,
): E.Either<Infeasibility, Timetable> => {
  const by = mayExceedCapacity ? overload(vehicle, stops) : 0
  return by > 0 ? E.left({ rule: 'capacity', by }) : timetableOf(vehicle, stops, findLeg)
}

const assignmentInfeasibility = (
  { vehicle, stops, fixedCount }: TimedTour,
  { allowedVehicles, fixedPosition }: ProblemStop,
): Infeasibility | undefined => {
  if (fixedPosition !== undefined && fixedPosition.vehicle !== vehicle.id)
    return { rule: 'fixed elsewhere', by: undefined }
  if (allowedVehicles?.includes(vehicle.id) === false) return { rule: 'not allowed', by: undefined }
  const position = fixedPosition?.position
  if (position === undefined) return undefined
  const place = `kept for place ${stopNumberAt(position - 1)}`
  const fixedElsewhere = (message: string): Infeasibility => ({ rule: 'fixed elsewhere', by: undefined, message })
  if (position > stops.length + 1) return fixedElsewhere(`${place}, which this route does not have`)
  return position <= fixedCount ? fixedElsewhere(`${place}, but others keep theirs after it`) : undefined
}

const cache = new WeakMap<TimedTour, Map<ProblemStop, ReadonlyArray<Infeasibility>>>()

/** The cached infeasibilities of a stop on a tour; they are valid as long as the tour does not change. */
const cachedInfeasibilities = (tour: TimedTour, stop: ProblemStop): ReadonlyArray<Infeasibility> | undefined =>
  cache.get(tour)?.get(stop)

const cacheInfeasibilities = (
  tour: TimedTour,
  stop: ProblemStop,
  infeasibilities: ReadonlyArray<Infeasibility>,
): ReadonlyArray<Infeasibility> => {
  const cacheOfTour = cache.get(tour) ?? new Map<ProblemStop, ReadonlyArray<Infeasibility>>()
  cache.set(tour, cacheOfTour.set(stop, infeasibilities))
  return infeasibilities
}
