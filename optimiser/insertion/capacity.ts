import type { Instance } from '../instance'
import { NO_VEHICLE, recomputeRoute, vehicleSet, type Routes } from '../routes'
import { listCandidates, NO_STOP, type Search } from '../search'

/** Whether a vehicle has capacity for a stop, without regard to its position in the route. */
export const hasCapacity = (instance: Instance, { load }: Routes, stop: number, vehicle: number): boolean => {
  const { dimensionCount, stopLoad, capacity, loadDependsOnOrder } = instance
  if (dimensionCount === 1 && !loadDependsOnOrder)
    return (load[vehicle] ?? 0) + (stopLoad[stop] ?? 0) <= (capacity[vehicle] ?? 0)
  const { delivered, collected } = instance
  for (let dimension = 0; dimension < dimensionCount; dimension += 1) {
    const loadIndex = stop * dimensionCount + dimension
    const capacityIndex = vehicle * dimensionCount + dimension
    const amount = (delivered[loadIndex] ?? 0) + (collected[loadIndex] ?? 0)
    const currentLoad = loadDependsOnOrder ? 0 : (load[capacityIndex] ?? 0)
    if (currentLoad + amount > (capacity[capacityIndex] ?? 0)) return false
  }
  return true
}

/** Whether a vehicle has capacity for a stop behind this node, where the load depends on the order. */
export const hasCapacityAfter = (
  instance: Instance,
  routes: Routes,
  stop: number,
  vehicle: number,
  node: number,
): boolean => {
  const { dimensionCount, delivered, collected, capacity, isReload } = instance
  if (isReload[stop] === 1) return fitsWithReloadAfter(instance, routes, vehicle, node)
  for (let dimension = 0; dimension < dimensionCount; dimension += 1) {
    const loadIndex = stop * dimensionCount + dimension
    const limit = capacity[vehicle * dimensionCount + dimension] ?? 0
    const peakIndex = node * dimensionCount + dimension
    const deliveredAmount = delivered[loadIndex] ?? 0
    const collectedAmount = collected[loadIndex] ?? 0
    if (deliveredAmount > 0 && (routes.headPeakLoad[peakIndex] ?? 0) + deliveredAmount > limit) return false
    if (collectedAmount > 0 && (routes.tailPeakLoad[peakIndex] ?? 0) + collectedAmount > limit) return false
  }
  return true
}

/** Whether no trip of a route carries too much once the vehicle is loaded again behind this node. */
const fitsWithReloadAfter = (instance: Instance, routes: Routes, vehicle: number, node: number): boolean => {
  const { order, maxRouteNodes, visitCount } = routes
  const first = vehicle * maxRouteNodes
  const last = first + (visitCount[vehicle] ?? 0)
  let tripStart = first + 1
  for (let index = first; index <= last; index += 1) {
    const isLast = index === last || instance.isReload[order[index + 1] ?? 0] === 1
    if (order[index] !== node && !isLast) continue
    if (!fitsCapacity(instance, vehicle, order, tripStart, index + 1)) return false
    tripStart = index + 1
  }
  return true
}

/** Whether a vehicle can carry the stops at these places of a list in one trip. */
export const fitsCapacity = (
  { dimensionCount, delivered, collected, capacity }: Instance,
  vehicle: number,
  stops: ArrayLike<number>,
  from = 0,
  until = stops.length,
): boolean => {
  for (let dimension = 0; dimension < dimensionCount; dimension += 1) {
    const limit = capacity[vehicle * dimensionCount + dimension] ?? 0
    let load = 0
    for (let index = from; index < until; index += 1)
      load += delivered[(stops[index] ?? 0) * dimensionCount + dimension] ?? 0
    if (load > limit) return false
    for (let index = from; index < until; index += 1) {
      const loadIndex = (stops[index] ?? 0) * dimensionCount + dimension
      load += (collected[loadIndex] ?? 0) - (delivered[loadIndex] ?? 0)
      if (load > limit) return false
    }
  }
  return true
}

/**
 * The cheapest idle vehicle that differs from another at most in size and has capacity for all of its stops and one
 * more, or NO_VEHICLE. The idle kinds must be listed.
 */
export const largerVehicleFor = (search: Search, vehicle: number, stop: number): number => {
  // The highest load of a route that also collects is not known before the stop has a position.
  if (search.instance.loadDependsOnOrder) return NO_VEHICLE
  return cheapestIdle(search, vehicle, stop, Infinity)
}

/**
 * Gives each changed route to the cheapest idle vehicle that has the capacity for it, if that costs less than its own.
 */
export const giveRoutesToCheaperVehicles = (search: Search): void => {
  const { instance, routes, candidates, changedVehicles } = search
  if (instance.loadDependsOnOrder) return
  const count = changedVehicles.count
  listCandidates(instance, routes, candidates)
  for (let index = 0; index < count; index += 1) {
    const vehicle = changedVehicles.list[index] ?? 0
    if (routes.visitCount[vehicle] === 0) continue
    const cheaper = cheapestIdle(search, vehicle, NO_STOP, instance.fixedCost[vehicle] ?? 0)
    if (cheaper === NO_VEHICLE) continue
    giveRouteTo(search, vehicle, cheaper)
    listCandidates(instance, routes, candidates)
  }
}

const cheapestIdle = (search: Search, vehicle: number, stop: number, maxFixedCost: number): number => {
  const { instance, candidates, routes } = search
  const { vehicleKindIgnoringSize, fixedCost } = instance
  let [leastCost, cheapest] = [maxFixedCost, NO_VEHICLE]
  for (let index = candidates.usedCount; index < candidates.count; index += 1) {
    const other = candidates.list[index] ?? 0
    if (
      (fixedCost[other] ?? 0) < leastCost &&
      vehicleKindIgnoringSize[other] === vehicleKindIgnoringSize[vehicle] &&
      routes.visitCount[other] === 0 &&
      hasCapacityForAll(instance, routes.load, vehicle, stop, other)
    ) {
      leastCost = fixedCost[other] ?? 0
      cheapest = other
    }
  }
  return cheapest
}

const hasCapacityForAll = (
  { dimensionCount, delivered, collected, capacity }: Instance,
  load: Float64Array,
  vehicle: number,
  stop: number,
  other: number,
): boolean => {
  for (let dimension = 0; dimension < dimensionCount; dimension += 1) {
    const stopIndex = stop * dimensionCount + dimension
    const extra = stop === NO_STOP ? 0 : (delivered[stopIndex] ?? 0) + (collected[stopIndex] ?? 0)
    const total = (load[vehicle * dimensionCount + dimension] ?? 0) + extra
    if (total > (capacity[other * dimensionCount + dimension] ?? 0)) return false
  }
  return true
}

/** Gives the whole route of a vehicle to an idle one. */
export const giveRouteTo = ({ instance, routes, changedVehicles }: Search, vehicle: number, idle: number): void => {
  const { order, maxRouteNodes, visitCount } = routes
  const first = vehicle * maxRouteNodes + 1
  const count = visitCount[vehicle] ?? 0
  order.copyWithin(idle * maxRouteNodes + 1, first, first + count)
  visitCount[idle] = count
  visitCount[vehicle] = 0
  recomputeRoute(instance, routes, vehicle)
  recomputeRoute(instance, routes, idle)
  vehicleSet.add(changedVehicles, vehicle)
  vehicleSet.add(changedVehicles, idle)
}
