import type { Shift, VehicleId } from '../../src/domain/problem'
import type { Route } from '../../src/domain/route'
import type { PresentTour } from '../optimiser'

/** The vehicle of a problem that a route of today's plan is driven by, where it is one of them. */
export const vehicleOfRoute = (shifts: ReadonlyArray<Shift>): ((route: Route) => VehicleId | undefined) => {
  const vehicles = new Map(shifts.map(({ crew, day, vehicle }) => [`${crew} ${day}`, vehicle]))
  return ({ driverId, externalRouteId, day }) =>
    vehicles.get(`${driverId ?? ''} ${day ?? ''}`) ?? vehicles.get(`${externalRouteId ?? ''} ${day ?? ''}`)
}

/** The route of each vehicle by the plan of today; a second one of the same vehicle is no plan to go by. */
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
