import type { PenalisedRoutes, RouteLists } from '../descent'
import type { Child } from './cross-over'

/**
 * Gives each route of a child a vehicle of its own: that of its parent, or, if another route has that one, the free
 * vehicle that costs least.
 */
export const assignVehicles = (penalisedRoutes: PenalisedRoutes, { unassigned, ...child }: Child): RouteLists => {
  const { vehicleCount, areAlike } = penalisedRoutes
  if (areAlike) return { ...child, vehicles: child.vehicles.map((_, route) => route) }
  const isTaken = new Uint8Array(vehicleCount)
  const vehicles = child.vehicles.slice()
  const waitingRoutes: number[] = []
  vehicles.forEach((vehicle, route) => {
    if (isTaken[vehicle] === 1) waitingRoutes.push(route)
    isTaken[vehicle] = 1
  })
  for (const route of waitingRoutes) {
    const stops = child.order.subarray(child.firstIndex[route] ?? 0, child.firstIndex[route + 1] ?? 0)
    const vehicle = cheapestFreeVehicle(penalisedRoutes, isTaken, stops)
    isTaken[vehicle] = 1
    vehicles[route] = vehicle
    child.origin?.fill(0, route, route + 1)
  }
  return { ...child, vehicles }
}

const cheapestFreeVehicle = (penalisedRoutes: PenalisedRoutes, isTaken: Uint8Array, stops: Int32Array): number => {
  let [leastCost, cheapest] = [Infinity, 0]
  for (let vehicle = 0; vehicle < penalisedRoutes.vehicleCount; vehicle += 1) {
    const cost = isTaken[vehicle] === 1 ? Infinity : costOfUse(penalisedRoutes, vehicle, stops)
    if (cost < leastCost) [leastCost, cheapest] = [cost, vehicle]
  }
  return cheapest
}

/** What these stops cost a vehicle, apart from its times and the legs between them. */
const costOfUse = (penalisedRoutes: PenalisedRoutes, vehicle: number, stops: Int32Array): number => {
  const { stopCount, nodeCount, vehicleCount, legCosts, fixedCost, visitCost } = penalisedRoutes
  const { loadCount, stopLoad, capacity, loadScale, loadPenalty } = penalisedRoutes
  const [start, end] = [stopCount + vehicle, stopCount + vehicleCount + vehicle]
  let cost =
    (fixedCost[vehicle] ?? 0) +
    (legCosts[start * nodeCount + (stops[0] ?? 0)] ?? 0) +
    (legCosts[(stops.at(-1) ?? 0) * nodeCount + end] ?? 0)
  for (let load = 0; load < loadCount; load += 1) {
    let excess = -(capacity[vehicle * loadCount + load] ?? 0)
    for (const stop of stops) excess += stopLoad[stop * loadCount + load] ?? 0
    cost += Math.max(0, excess) * (loadScale[load] ?? 1) * loadPenalty
  }
  if (visitCost !== undefined) for (const stop of stops) cost += visitCost[vehicle * stopCount + stop] ?? 0
  return cost
}
