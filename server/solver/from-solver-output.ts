import type { Plan, Route } from '../../optimiser'
import type { RouteProblem } from '../../src/domain/problem'
import type { Order } from './draft-plan'
import type { PresentTour } from './solver'

/** The solver's plan, translated back to the ids of stops and vehicles. */
export const ordersOf = ({ routes }: Plan, problem: RouteProblem): ReadonlyArray<Order> =>
  routes.flatMap((route) => orderOf(route, problem))

/** The orders of the present plan, without times. */
export const ordersOfToday = (present: ReadonlyArray<PresentTour>): ReadonlyArray<Order> =>
  present.map((tour) => ({ ...tour, route: undefined }))

const orderOf = (route: Route, { stops, vehicles }: RouteProblem): ReadonlyArray<Order> => {
  const vehicle = vehicles[route.vehicle]?.id
  const visits = route.visits.flatMap(({ stop, ...times }) => {
    const known = stops[stop]
    return known === undefined ? [] : [{ stop: known.id, ...times }]
  })
  return vehicle === undefined || visits.length === 0
    ? []
    : [{ vehicle, stops: visits.map(({ stop }) => stop), route: { ...route, vehicle, visits } }]
}
