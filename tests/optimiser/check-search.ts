import { expect } from 'vitest'
import type { SolverInput } from '../../optimiser'
import type { Search } from '../../optimiser/search'
import { costOfStops, NO_VEHICLE } from '../../optimiser/routes'

const routeOf = ({ routes: { order, maxRouteNodes, visitCount } }: Search, vehicle: number): ReadonlyArray<number> =>
  Array.from(order.subarray(vehicle * maxRouteNodes + 1, vehicle * maxRouteNodes + 1 + (visitCount[vehicle] ?? 0)))

export const routesOf = (search: Search): ReadonlyArray<ReadonlyArray<number>> =>
  Array.from({ length: search.instance.vehicleCount }, (_, vehicle) => routeOf(search, vehicle))

/** A route, cut where the vehicle is loaded again. */
const tripsOf = (
  { stops }: Pick<SolverInput, 'stops'>,
  route: ReadonlyArray<number>,
): ReadonlyArray<ReadonlyArray<number>> => {
  const reload = route.findIndex((stop) => stops[stop]?.kind === 'reload')
  return reload < 0 ? [route] : [route.slice(0, reload), ...tripsOf({ stops }, route.slice(reload + 1))]
}

/** The highest load on any leg of a trip, in one dimension. */
const maxLoad = ({ stops }: SolverInput, route: ReadonlyArray<number>, dimension: number): number => {
  const amount = (stop: number, kind: string): number =>
    stops[stop]?.kind === kind ? (stops[stop].demand[dimension] ?? 0) : 0
  const atStart = route.reduce((sum, stop) => sum + amount(stop, 'delivery'), 0)
  const legs = route.map((_, index) =>
    route.slice(0, index + 1).reduce((sum, stop) => sum + amount(stop, 'pickup') - amount(stop, 'delivery'), atStart),
  )
  return Math.max(atStart, ...legs)
}

/** Every stop is in one place, a reload in one at most, vehicles visit only what they may and can carry, and costs are right. */
export const checkSearch = (problem: SolverInput, search: Search): void => {
  const { instance, routes, waiting } = search
  const waitingStops = Array.from(waiting.stops.subarray(0, waiting.count))
  const unplannedStops = Array.from(routes.unplanned.stops.subarray(0, routes.unplanned.count))
  const all = [...routesOf(search).flat(), ...waitingStops, ...unplannedStops].toSorted(
    (first, second) => first - second,
  )
  const isUsed = new Set(all)
  expect(all).toEqual(problem.stops.flatMap(({ kind }, stop) => (kind === 'reload' && !isUsed.has(stop) ? [] : [stop])))
  for (const stop of [...waitingStops, ...unplannedStops]) expect(routes.vehicleOf[stop]).toBe(NO_VEHICLE)
  routesOf(search).forEach((route, vehicle) => {
    for (const stop of route) expect(instance.mayVisit[vehicle * instance.stopCount + stop]).toBe(1)
    problem.vehicles[vehicle]?.capacity.forEach((limit, dimension) =>
      tripsOf(problem, route).forEach((trip) => expect(maxLoad(problem, trip, dimension)).toBeLessThanOrEqual(limit)),
    )
    const cost = route.length === 0 ? 0 : costOfStops(instance, vehicle, Int32Array.from(route))
    expect(routes.cost[vehicle]).toBeCloseTo(cost, 6)
  })
}
