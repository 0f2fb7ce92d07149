import * as E from 'fp-ts/Either'
import {
  vehicleInfeasibility,
  type ProblemStop,
  type Vehicle,
  type VehicleId,
  type VehicleInfeasibility,
} from '../../src/domain/problem'
import type { Infeasibility } from './infeasibility'
import { findInsertion, type Insertion } from './find-insertion'
import type { ComparisonCheck } from './time-check'
import type { CostModel } from './cost-rates'
import type { TimedTour } from './tour'

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
        : findInsertion(tour, stop, costModel, best?.cost ?? Infinity)
    if (E.isRight(result)) best = result.right
    if (key !== undefined) infeasibilitiesByKind.set(key, E.isLeft(result) ? result.left : [])
    const smallest = E.isLeft(result) ? result.left[0] : undefined
    if (smallest !== undefined) reasons.push(toVehicleInfeasibility(tour.vehicle.id, smallest))
  }
  return best === undefined ? E.left(reasons) : E.right(best)
}

export const toVehicleInfeasibility = (
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
  const { start, end, earliest, latest, capacity, breaks } = vehicle
  const key = keyCache.get(vehicle) ?? JSON.stringify([start, end, earliest, latest, capacity, breaks])
  keyCache.set(vehicle, key)
  return key
}
