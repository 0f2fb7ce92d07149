import * as E from 'fp-ts/Either'
import {
  repairOf,
  repairPositionsIn,
  applyRemedyToStop,
  remedyCostOf,
  applyRemedyToVehicle,
  type ExtraCost,
  type ProblemStop,
  type Remedy,
  type Repair,
  type FindLeg,
  type Vehicle,
} from '../../../src/domain/problem'
import type { Infeasibility } from '../infeasibility'
import { findInsertion } from '../find-insertion'
import type { ComparisonCheck } from '../time-check'
import { legCost, isLatenessTooCostly, latenessCost, type CostModel } from '../cost-rates'
import { timetableOf, type Timetable } from '../timetable'
import { idleTour, timetableWithLateDeparture, timedTourOf, type TimedTour } from '../tour'

/** The maximum number of remedies in one repair. */
const MAX_REMEDIES = 3

/** How often a further remedy is tried for the infeasibilities that are left. */
const MAX_ROUNDS = 4

export type PricedRepair = { readonly repair: Repair; readonly cost: number }

export type RepairSearch = {
  /** the vehicle, and its tour without the stop and without any remedy */
  readonly vehicle: Vehicle
  readonly tourBefore: TimedTour
  readonly remedies: ReadonlyArray<Remedy>
  readonly rounds: number
  /** remedies that cost at least this much are not searched for */
  readonly maxCost: number
  readonly hasTimeToCompare: ComparisonCheck
}

/** Searches for remedies one after the other, each for an infeasibility that is left, until the stop fits. */
export const findRepairs = (
  tour: TimedTour,
  stop: ProblemStop,
  costModel: CostModel,
  search: RepairSearch,
): ReadonlyArray<PricedRepair> => {
  const { vehicle, tourBefore, remedies, rounds, maxCost, hasTimeToCompare } = search
  const remedyCost = remedies.reduce((sum, remedy) => sum + remedyCostOf(remedy), 0)
  if (remedyCost >= maxCost || !hasTimeToCompare(tour.stops.length)) return []
  const insertion = findInsertion(tour, stop, costModel, Infinity)
  if (E.isRight(insertion)) {
    const remediedStop = remedies.reduce(
      (current, remedy) => applyRemedyToStop(current, vehicle.id, remedy),
      costModel.slotRules.asRequested(stop),
    )
    const extraCost = extraCostOf(tourBefore, insertion.right.tour, costModel, remediedStop)
    if (isLatenessTooCostly(costModel.costRates, extraCost.late)) return []
    const cost =
      remedyCost + legCost(costModel.costRates, extraCost) + latenessCost(costModel.costRates, extraCost.late)
    const positions = repairPositionsIn(insertion.right.tour.stops, [stop.id])
    return [{ repair: repairOf(vehicle, remedies, extraCost, positions), cost }]
  }
  if (rounds === MAX_ROUNDS) return []
  // At first each infeasibility is tried, since any may be the cheapest to remove; later only the smallest one.
  const infeasibilities = rounds === 0 ? insertion.left : insertion.left.slice(0, 1)
  return infeasibilities
    .flatMap((infeasibility) => remediesFor(infeasibility, tour.vehicle))
    .flatMap((remedy) => {
      const allRemedies = addRemedy(remedies, remedy)
      if (allRemedies.length > MAX_REMEDIES) return []
      const { id } = tour.vehicle
      const remediedTour = tourWithVehicle(tour, applyRemedyToVehicle(tour.vehicle, remedy), costModel.findLeg)
      return findRepairs(remediedTour, applyRemedyToStop(stop, id, remedy), costModel, {
        ...search,
        remedies: allRemedies,
        rounds: rounds + 1,
      })
    })
}

export const remediesFor = ({ rule, by = 0, slot }: Infeasibility, vehicle: Vehicle): ReadonlyArray<Remedy> => {
  switch (rule) {
    case 'hours':
      return [{ kind: 'later return', by }]
    case 'time slot':
      if (slot === 'opens too late')
        return [
          { kind: 'earlier time slot', by },
          { kind: 'later return', by },
        ]
      return [...(slot === undefined ? [{ kind: 'longer time slot', by } as const] : []), ...earlierStart(vehicle, by)]
    case 'break':
      return earlierStart(vehicle, by)
    case 'capacity':
      return [{ kind: 'more room', by }]
    case 'not allowed':
      return [{ kind: 'allowed' }]
    case 'fixed elsewhere':
      return [{ kind: 'no fixed position' }]
    case 'no road':
      return []
  }
}

const earlierStart = ({ earliest }: Vehicle, by: number): ReadonlyArray<Remedy> =>
  by <= earliest ? [{ kind: 'earlier departure', by }] : []

/** Merges remedies of the same kind. */
const addRemedy = (remedies: ReadonlyArray<Remedy>, remedy: Remedy): ReadonlyArray<Remedy> =>
  remedies.some(({ kind }) => kind === remedy.kind)
    ? remedies.map((existing) => (existing.kind === remedy.kind ? combineRemedies(existing, remedy) : existing))
    : [...remedies, remedy]

const combineRemedies = (first: Remedy, second: Remedy): Remedy =>
  'by' in first && 'by' in second ? { ...first, by: first.by + second.by } : first

export const tourWithVehicle = (tour: TimedTour, vehicle: Vehicle, findLeg: FindLeg): TimedTour => {
  if (vehicle === tour.vehicle) return tour
  if (tour.stops.length === 0) return idleTour(vehicle)
  const timetable = timetableOf(vehicle, tour.stops, findLeg)
  return E.isRight(timetable) ? timedTourOf(vehicle, tour.stops, timetable.right, findLeg) : { ...tour, vehicle }
}

/**
 * The extra metres, seconds and lateness of a tour. Both timetables have late departures, as in a final plan. The
 * lateness of `remediedStop` is counted from its time slots after the remedies.
 */
export const extraCostOf = (
  tourBefore: TimedTour,
  tourAfter: TimedTour,
  costModel: CostModel,
  remediedStop?: ProblemStop,
): ExtraCost => {
  const [timetableBefore, timetableAfter] = [
    timetableWithLateDeparture(tourBefore, costModel),
    timetableWithLateDeparture(tourAfter, costModel),
  ]
  const { latenessOn } = costModel.slotRules
  return {
    metres: (timetableAfter?.metres ?? 0) - (timetableBefore?.metres ?? 0),
    seconds: durationOf(timetableAfter) - durationOf(timetableBefore),
    late: latenessOn(timetableAfter?.route, remediedStop) - latenessOn(timetableBefore?.route),
  }
}

const durationOf = (timetable: Timetable | undefined): number =>
  timetable === undefined ? 0 : timetable.route.returns - timetable.route.leaves
