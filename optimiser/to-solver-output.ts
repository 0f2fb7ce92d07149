import type { Instance } from './instance'
import { type SolverOutput, type Route, emptyOutput } from './solver-output'
import { bestTimes, routeTimes, durationOf } from './timing'
import type { PlanSnapshot } from './routes'
import type { SolverInput } from './solver-input'

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

/** The key figures of a plan, for progress reports. */
export type Summary = {
  readonly cost: number
  readonly metres: number
  readonly seconds: number
  readonly planned: number
  readonly unplanned: number
  readonly vehicles: number
}

export const summaryOf = (
  instance: Instance,
  { order, maxRouteNodes, visitCount, unplanned, total }: PlanSnapshot,
): Summary => {
  let [metres, seconds, vehicles] = [0, 0, 0]
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) {
    const first = vehicle * maxRouteNodes + 1
    const stops = order.subarray(first, first + (visitCount[vehicle] ?? 0))
    const best = stops.length === 0 ? undefined : bestTimes(instance, vehicle, stops)
    if (best !== undefined) {
      metres += metresAlong(instance, vehicle, stops)
      seconds += durationOf(best)
      vehicles += 1
    }
  }
  return {
    cost: total,
    metres,
    seconds,
    planned: instance.stopCount - instance.reloadCount - unplanned.count,
    unplanned: unplanned.count,
    vehicles,
  }
}

/** The key figures of a plan without routes. */
export const emptySummary = (input: SolverInput): Summary => {
  const { cost, metres, seconds, unplanned } = emptyOutput(input)
  return { cost, metres, seconds, planned: 0, unplanned: unplanned.length, vehicles: 0 }
}

const metresAlong = (instance: Instance, vehicle: number, stops: Int32Array): number => {
  const { metres, matrixRow, matrixSize } = instance
  let from = matrixRow[instance.stopCount + vehicle] ?? 0
  let sum = 0
  for (const stop of stops) {
    sum += metres[from * matrixSize + (matrixRow[stop] ?? 0)] ?? 0
    from = matrixRow[stop] ?? 0
  }
  return sum + (metres[from * matrixSize + (matrixRow[instance.stopCount + instance.vehicleCount + vehicle] ?? 0)] ?? 0)
}
