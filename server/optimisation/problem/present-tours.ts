import type { Shift, VehicleId } from '../../../src/domain/problem'
import type { Route } from '../../../src/domain/route'
import type { PresentTour } from '../../solver'

/** The vehicles that could drive a present route again: those of its driver and of its carrier. */
export const vehiclesOfRoute = (shifts: ReadonlyArray<Shift>): ((route: Route) => ReadonlyArray<VehicleId>) => {
  const vehicles = new Map(shifts.map(({ driverOrCarrierId: crew, day, vehicle }) => [`${crew} ${day}`, vehicle]))
  return ({ driverId, externalRouteId, day }) =>
    [driverId, externalRouteId].flatMap((crew) => vehicles.get(`${crew ?? ''} ${day ?? ''}`) ?? [])
}

/** The present route of each vehicle; only the first one where a vehicle has several. */
export const routesOfToday = (
  routes: ReadonlyArray<Route>,
  vehicleOf: (route: Route) => VehicleId | undefined,
): ReadonlyMap<VehicleId, Route> => {
  const found = new Map<VehicleId, Route>()
  for (const route of routes) {
    const vehicle = vehicleOf(route)
    if (vehicle !== undefined && !found.has(vehicle)) found.set(vehicle, route)
  }
  return found
}

export const presentTours = (today: ReadonlyMap<VehicleId, Route>): ReadonlyArray<PresentTour> =>
  [...today].flatMap(([vehicle, { visits }]) =>
    visits.length === 0 ? [] : [{ vehicle, stops: visits.map(({ id }) => id) }],
  )
