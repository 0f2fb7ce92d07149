import type { Shift, VehicleId } from '../../../src/domain/problem'
import type { Route } from '../../../src/domain/route'
import type { PresentTour } from '../../solver'

/** The vehicles that could drive a present route again: those of its driver and of its carrier. */
export const vehiclesOfRoute = (shifts: ReadonlyArray<Shift>): ((route: Route) => ReadonlyArray<VehicleId>) => {
  const vehicles = new Map(
    shifts.map(({ driverOrCarrierId: driverOrCarrier, day, vehicle }) => [`${driverOrCarrier} ${day}`, vehicle]),
  )
  return ({ driverId, externalRouteId, day }) =>
    [driverId, externalRouteId].flatMap(
      (driverOrCarrier) => vehicles.get(`${driverOrCarrier ?? ''} ${day ?? ''}`) ?? [],
    )
}

/** The present route of each vehicle; only the first one where a vehicle has several. */
export const presentRoutes = (
  routes: ReadonlyArray<Route>,
  vehicleOf: (route: Route) => VehicleId | undefined,
): ReadonlyMap<VehicleId, Route> => {
  const routeOf = new Map<VehicleId, Route>()
  for (const route of routes) {
    const vehicle = vehicleOf(route)
    if (vehicle !== undefined && !routeOf.has(vehicle)) routeOf.set(vehicle, route)
  }
  return routeOf
}

export const presentTours = (routes: ReadonlyMap<VehicleId, Route>): ReadonlyArray<PresentTour> =>
  [...routes].flatMap(([vehicle, { visits }]) =>
    visits.length === 0 ? [] : [{ vehicle, stops: visits.map(({ id }) => id) }],
  )
