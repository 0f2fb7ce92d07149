import * as E from 'fp-ts/Either'
import {
  vehicleReloadsOf,
  vehicleInfeasibility,
  type FindLeg,
  type ProblemStop,
  type Vehicle,
  type VehicleId,
  type VehicleInfeasibility,
} from '../../src/domain/problem'
import type { Infeasibility } from './infeasibility'
import { findInsertion, type Insertion } from './find-insertion'
import type { ComparisonCheck } from './time-check'
import { costRatesFor, legCost, type CostModel } from './cost-rates'
import { timetableOf, type Timetable } from './timetable'
import { strictTimeSlots } from './time-slot-rules'
import { idleTour, timedTourOf, type TimedTour } from './tour'

/** The cheapest insertion of a stop, or the reasons why no vehicle can take it; undefined when time is up. */
export const findCheapestInsertion = (
  tours: Iterable<TimedTour>,
  stop: ProblemStop,
  costModel: CostModel,
  hasTimeToCompare: ComparisonCheck,
): E.Either<ReadonlyArray<VehicleInfeasibility>, Insertion> | undefined => {
  const reasons: VehicleInfeasibility[] = []
  const infeasibilitiesByKind = new Map<string, ReadonlyArray<Infeasibility>>()
  let best: Insertion | undefined
  for (const tour of tours) {
    if (!hasTimeToCompare(tour.stops.length + 1)) return undefined
    const key = idleVehicleKindKey(tour, stop)
    const result =
      key !== undefined && infeasibilitiesByKind.has(key)
        ? E.left(infeasibilitiesByKind.get(key) ?? [])
        : findInsertionOnAnyTrip(tour, stop, costModel, best?.cost ?? Infinity)
    if (E.isRight(result)) best = result.right
    if (key !== undefined) infeasibilitiesByKind.set(key, E.isLeft(result) ? result.left : [])
    const smallest = E.isLeft(result) ? result.left[0] : undefined
    if (smallest !== undefined) reasons.push(toVehicleInfeasibility(tour.vehicle.id, smallest))
  }
  return best === undefined ? E.left(reasons) : E.right(best)
}

/** A stop for which a vehicle has no room is tried on one trip more. Left: why no trip that is planned takes it. */
const findInsertionOnAnyTrip = (
  tour: TimedTour,
  stop: ProblemStop,
  costModel: CostModel,
  maxCost: number,
): ReturnType<typeof findInsertion> => {
  const insertion = findInsertion(tour, stop, costModel, maxCost)
  const isFull = E.isLeft(insertion) && insertion.left[0]?.rule === 'capacity'
  const further = isFull ? withFurtherTrip(tour, costModel) : undefined
  if (further === undefined) return insertion
  const inserted = findInsertion(further.tour, stop, costModel, maxCost - further.cost)
  return E.isLeft(inserted) ? insertion : E.right({ ...inserted.right, cost: inserted.right.cost + further.cost })
}

/** The tour with a reload at its end, and what that costs; undefined where the vehicle has made all its trips or is idle. */
const withFurtherTrip = ({ vehicle, stops, timetable }: TimedTour, { findLeg, costRates }: CostModel) => {
  if (timetable === undefined || (vehicle.trips ?? 1) === 1) return undefined
  const used = new Set(stops.map(({ id }) => id))
  const reload = vehicleReloadsOf(vehicle).find(({ id }) => !used.has(id))
  const reloaded = reload && [...stops, reload]
  const later = reloaded && timetableOf(vehicle, reloaded, findLeg)
  if (reloaded === undefined || later === undefined || E.isLeft(later)) return undefined
  const cost = timetableCost(costRates, later.right) - timetableCost(costRates, timetable)
  return { tour: timedTourOf(vehicle, reloaded, later.right, findLeg), cost }
}

const timetableCost = (costRates: CostModel['costRates'], { route, metres }: Timetable): number =>
  legCost(costRates, { metres, seconds: route.returns - route.leaves })

const toVehicleInfeasibility = (
  vehicle: VehicleId,
  { rule, by, slot, message }: Infeasibility,
): VehicleInfeasibility => {
  const reason = vehicleInfeasibility(vehicle, rule, by, slot)
  return message === undefined ? reason : { ...reason, description: message }
}

/** Idle vehicles that differ only in their driver are equally good, so it is enough to try one. */
export const idleVehicleKindKey = (
  { vehicle, stops }: TimedTour,
  { allowedVehicles, fixedPosition }: ProblemStop,
): string | undefined =>
  stops.length > 0 || fixedPosition !== undefined
    ? undefined
    : `${allowedVehicles?.includes(vehicle.id) !== false} ${vehicleKindKey(vehicle)}`

const keyCache = new WeakMap<Vehicle, string>()

/** A key that is the same for vehicles which differ only in their driver. */
export const vehicleKindKey = (vehicle: Vehicle): string => {
  const { start, end, earliest, latest, capacity, breaks, trips, loading } = vehicle
  const key = keyCache.get(vehicle) ?? JSON.stringify([start, end, earliest, latest, capacity, breaks, trips, loading])
  keyCache.set(vehicle, key)
  return key
}

/** Why each of these vehicles could not visit a stop even if it visited no other; empty where one of them could. */
export const idleVehicleInfeasibilities = (
  stop: ProblemStop,
  vehicles: ReadonlyArray<Vehicle>,
  findLeg: FindLeg,
): ReadonlyArray<VehicleInfeasibility> => {
  const infeasibilities: VehicleInfeasibility[] = []
  const costModel = { findLeg, costRates: costRatesFor({}), slotRules: strictTimeSlots }
  for (const vehicle of vehicles) {
    const insertion = findInsertion(idleTour(vehicle), stop, costModel, Infinity)
    if (E.isRight(insertion)) return []
    const [smallest] = insertion.left
    if (smallest !== undefined) infeasibilities.push(toVehicleInfeasibility(vehicle.id, smallest))
  }
  return infeasibilities
}
