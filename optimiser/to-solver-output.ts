import type { Instance } from './instance'
import type { SolverOutput, Route } from './solver-output'
import { metresAlong } from './summary'
import { bestTimes, routeTimes } from './timing'
import type { PlanSnapshot } from './routes'

/** The plan of these routes, with the time of every event. */
export const toSolverOutput = (
  instance: Instance,
  { order, maxRouteNodes, visitCount, unplanned, total }: PlanSnapshot,
): SolverOutput => {
  const routes: Route[] = []
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) {
    const first = vehicle * maxRouteNodes + 1
    const stops = order.subarray(first, first + (visitCount[vehicle] ?? 0))
    const times = stops.length === 0 ? undefined : bestTimes(instance, vehicle, stops)
    if (times !== undefined) routes.push({ vehicle, ...routeTimes(instance, vehicle, stops, times) })
  }
  return {
    routes,
    unplanned: Array.from(unplanned.stops.subarray(0, unplanned.count)).toSorted((first, second) => first - second),
    cost: total,
    metres: routes.reduce(
      (sum, route) =>
        sum +
        metresAlong(
          instance,
          route.vehicle,
          Int32Array.from(route.visits, ({ stop }) => stop),
        ),
      0,
    ),
    seconds: routes.reduce((sum, { leaves, returns }) => sum + returns - leaves, 0),
  }
}
