import type { Child } from './cross-over'
import { resetSizes, type PenalisedRoutes } from '../descent'
import type { Individual } from './individual'
import { combineRoutes } from './combine-routes'
import { addRoute, indexOfRoute, type RoutePool } from './route-pool'
import type { Random } from '../random'
import type { PlanSnapshot } from '../routes'
import type { Instance } from '../instance'

/** Adds those penalised routes to a pool that keep all limits. */
export const poolPenalisedRoutes = (pool: RoutePool, penalisedRoutes: PenalisedRoutes): void => {
  const { stopCount, vehicleCount, next, visitCount, vehicleKind, overload, late } = penalisedRoutes
  const { routeLegs, fixedCost, dayCost, visitCosts, unitCost } = penalisedRoutes
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1) {
    const count = visitCount[vehicle] ?? 0
    if (count === 0 || (overload[vehicle] ?? 0) > 0 || (late[vehicle] ?? 0) > 0) continue
    const stops = new Int32Array(count)
    let node = stopCount + vehicle
    for (let index = 0; index < count; index += 1) {
      node = next[node] ?? 0
      stops[index] = node
    }
    const cost =
      (routeLegs[vehicle] ?? 0) + (fixedCost[vehicle] ?? 0) + (dayCost[vehicle] ?? 0) + (visitCosts[vehicle] ?? 0)
    addRoute(pool, stops, vehicleKind[vehicle] ?? 0, cost * unitCost)
  }
}

/** Adds the routes of a plan to a pool. */
export const poolPlan = (
  pool: RoutePool,
  { order, maxRouteNodes, visitCount, cost }: PlanSnapshot,
  { vehicleKind }: Instance,
): void => {
  visitCount.forEach((count, vehicle) => {
    const first = vehicle * maxRouteNodes + 1
    if (count > 0) addRoute(pool, order.subarray(first, first + count), vehicleKind[vehicle] ?? 0, cost[vehicle] ?? 0)
  })
}

/** How many routes are forced into the plan, one after another. */
const TRIES = 300

/** A stop may cost this many times its share of its present route, and is inserted later where routes cost more. */
const VALUE_FACTOR = 1.5

/** A child made of routes of the pool: those of the best individual, as far as no others cost less. */
export const combinePooledRoutes = (
  pool: RoutePool,
  best: Individual,
  penalisedRoutes: PenalisedRoutes,
  random: Random,
): Child => {
  resetSizes(penalisedRoutes)
  const { stopCount, vehicleKind, unplannedCost, unitCost } = penalisedRoutes
  const stopValue = unplannedCost.map((cost) => cost * unitCost)
  const vehiclesOfKind = new Map<number, number[]>()
  vehicleKind.forEach((kind, vehicle) => vehiclesOfKind.set(kind, [...(vehiclesOfKind.get(kind) ?? []), vehicle]))
  const initial: number[] = []
  best.vehicles.forEach((vehicle, route) => {
    const stops = best.order.subarray(best.firstIndex[route] ?? 0, best.firstIndex[route + 1] ?? 0)
    const index = indexOfRoute(pool, stops, vehicleKind[vehicle] ?? 0)
    if (index === undefined) return
    initial.push(index)
    const share = (VALUE_FACTOR * (pool.routes[index]?.cost ?? 0)) / stops.length
    for (const stop of stops) stopValue[stop] = Math.min(stopValue[stop] ?? 0, share)
  })
  const vehicleCounts = new Map([...vehiclesOfKind].map(([kind, vehicles]) => [kind, vehicles.length]))
  const routes = combineRoutes(pool, initial, { stopValue, vehicleCounts }, TRIES, random)
  const isAssigned = new Uint8Array(stopCount)
  for (const { stops } of routes) for (const stop of stops) isAssigned[stop] = 1
  const firstIndex = new Int32Array(penalisedRoutes.vehicleCount + 1)
  let count = 0
  routes.forEach(({ stops }, route) => {
    count += stops.length
    firstIndex[route + 1] = count
  })
  firstIndex.fill(count, routes.length + 1)
  return {
    order: Int32Array.from(routes.flatMap(({ stops }) => [...stops])),
    firstIndex,
    vehicles: Int32Array.from(routes, ({ kind }) => vehiclesOfKind.get(kind)?.shift() ?? 0),
    origin: new Int32Array(firstIndex.length),
    unassigned: [...isAssigned.keys()].filter((stop) => isAssigned[stop] === 0),
  }
}
