import * as E from 'fp-ts/Either'
import type { Coordinates } from '../address'
import type { RouteDay } from '../calendar'
import { vehicleIdOf, type DriverOrCarrier } from './driver-or-carrier'
import { limitsOf, type UnusableDriverOrCarrier } from './limits-of'
import type { Vehicle } from './route-problem'

export type FleetRefusal =
  | { readonly kind: 'no crews' }
  | { readonly kind: 'no days' }
  | { readonly kind: 'crew twice'; readonly driverOrCarrierId: string }
  | UnusableDriverOrCarrier

/** One vehicle for each driver or carrier on each day, from headquarters and back. */
export const vehiclesOf = (
  driversAndCarriers: ReadonlyArray<DriverOrCarrier>,
  days: ReadonlyArray<RouteDay>,
  headquarters: Coordinates,
): E.Either<FleetRefusal, ReadonlyArray<Vehicle>> => {
  if (driversAndCarriers.length === 0) return E.left({ kind: 'no crews' })
  if (days.length === 0) return E.left({ kind: 'no days' })
  const seenIds = new Set<string>()
  const vehicles: Vehicle[] = []
  for (const driverOrCarrier of driversAndCarriers) {
    if (seenIds.has(driverOrCarrier.id)) return E.left({ kind: 'crew twice', driverOrCarrierId: driverOrCarrier.id })
    seenIds.add(driverOrCarrier.id)
    const limits = limitsOf(driverOrCarrier)
    if (E.isLeft(limits)) return limits
    for (const day of new Set(days))
      vehicles.push({
        id: vehicleIdOf(driverOrCarrier.id, day),
        name: driverOrCarrier.name.trim() || driverOrCarrier.id,
        day,
        start: headquarters,
        end: headquarters,
        ...limits.right,
        breaks: [],
      })
  }
  return E.right(vehicles)
}
