import type { Facts } from './instance'
import type { Plan, Route } from './solver-output'
import { metresAlong } from './summary'
import { bestTimes, timesOf } from './timing'
import type { Kept } from './tours'

/** The plan of these tours, with the time of every event. */
export const planOf = (facts: Facts, { order, stride, length, left, total }: Kept): Plan => {
  const routes: Route[] = []
  for (let vehicle = 0; vehicle < facts.vehicles; vehicle += 1) {
    const first = vehicle * stride + 1
    const stops = order.subarray(first, first + (length[vehicle] ?? 0))
    const times = stops.length === 0 ? undefined : bestTimes(facts, vehicle, stops)
    if (times !== undefined) routes.push({ vehicle, ...timesOf(facts, vehicle, stops, times) })
  }
  return {
    routes,
    unplanned: Array.from(left.stops.subarray(0, left.count)).toSorted((one, other) => one - other),
    cost: total,
    metres: routes.reduce(
      (sum, route) =>
        sum +
        metresAlong(
          facts,
          route.vehicle,
          Int32Array.from(route.visits, ({ stop }) => stop),
        ),
      0,
    ),
    seconds: routes.reduce((sum, { leaves, returns }) => sum + returns - leaves, 0),
  }
}
