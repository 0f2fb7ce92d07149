import type { Instance } from '../instance'
import { invalidateLabels } from '../timing'
import { recomputeOnlyTiming } from './route-timings'
import {
  recomputeHeads,
  recomputePeakLoads,
  recomputeSegments,
  recomputeTails,
  recomputeTimes,
  recomputeTimesAfterInsertion,
} from './segments'
import { plainRouteCost, updateRouteCost } from './route-cost'
import { NO_NODE, type Routes } from './routes'

/**
 * Recomputes the values of a vehicle's route after its order has changed. If all that has changed is an insertion at
 * `position`, timing labels of the other stops stay valid. Where `ignoresDurations`, or the route is late, `duration`
 * is out of date afterwards.
 */
export const recomputeRoute = (instance: Instance, routes: Routes, vehicle: number, position?: number): void => {
  const { visitCount, duration, cost, minDuration, version } = routes
  const isInTime = recomputeWithoutCost(instance, routes, vehicle, position)
  routes.lastVersion = (routes.lastVersion + 1) | 0
  version[vehicle] = routes.lastVersion
  if (visitCount[vehicle] === 0) {
    duration[vehicle] = 0
    minDuration[vehicle] = 0
    cost[vehicle] = 0
  } else if (!isInTime) cost[vehicle] = Infinity
  else if (instance.ignoresDurations)
    cost[vehicle] = plainRouteCost(instance, routes.routeMetres[vehicle] ?? 0, vehicle)
  else updateRouteCost(instance, routes, vehicle)
}

/**
 * Recomputes what follows from the order of a vehicle's route, except its version, cost and durations. Returns whether
 * everything is in time, as far as heads and tails can tell.
 */
export const recomputeWithoutCost = (
  instance: Instance,
  routes: Routes,
  vehicle: number,
  position?: number,
): boolean => {
  const { stopCount, vehicleCount } = instance
  const { order, maxRouteNodes, visitCount, headDoneAt, tailDoneAt, headLatest, tailLatest } = routes
  const startIndex = vehicle * maxRouteNodes
  const endIndex = startIndex + (visitCount[vehicle] ?? 0) + 1
  const isUsed = visitCount[vehicle] === 0 ? 0 : 1
  routes.usedCount += isUsed - (routes.isUsed[vehicle] ?? 0)
  routes.isUsed[vehicle] = isUsed
  const [start, end] = [stopCount + vehicle, stopCount + vehicleCount + vehicle]
  order[startIndex] = start
  order[endIndex] = end
  headDoneAt[start] = instance.open[start] ?? 0
  tailDoneAt[end] = instance.open[end] ?? 0
  headLatest[start] = instance.close[start] ?? 0
  tailLatest[end] = instance.close[end] ?? 0
  routes.headDuration[start] = 0
  routes.tailDuration[end] = 0
  recomputeLegs(instance, routes, startIndex, endIndex)
  recomputeLoad(instance, routes, vehicle)
  invalidateLabels(routes, vehicle, position)
  if (endIndex === startIndex + 1) {
    routes.leg[start] = 0
    routes.legTarget[start] = NO_NODE
    routes.routeMetres[vehicle] = 0
    if (instance.loadDependsOnOrder) recomputePeakLoads(instance, routes, startIndex, endIndex)
    return true
  }
  if (instance.ignoresTimes) return true
  if (instance.ignoresDurations) return recomputeTimes(instance, routes, startIndex, endIndex)
  recomputeOnlyTiming(instance, routes, vehicle)
  return recomputeSegments(instance, routes, startIndex, endIndex)
}

/** Recomputes the values of a vehicle's route after an insertion at `position` that makes nothing late. */
export const recomputeAfterInsertion = (
  instance: Instance,
  routes: Routes,
  vehicle: number,
  position: number,
): void => {
  if (!canUpdateAfterInsertion(instance, routes, vehicle)) {
    recomputeRoute(instance, routes, vehicle, position)
    return
  }
  const { dimensionCount, delivered, collected } = instance
  const { order, maxRouteNodes, visitCount, load } = routes
  const first = vehicle * maxRouteNodes
  const index = first + position
  const last = first + (visitCount[vehicle] ?? 0) + 1
  const stop = order[index] ?? 0
  updateLegsAfterInsertion(instance, routes, vehicle, index)
  if (instance.ignoresTimes) {
    // Nothing follows from the order but the legs.
  } else if (instance.ignoresDurations) recomputeTimesAfterInsertion(instance, routes, first, index, last)
  else {
    recomputeHeads(instance, routes, index - 1, last)
    recomputeTails(instance, routes, first, index + 1)
  }
  routes.vehicleOf[stop] = vehicle
  for (let later = index; later < last; later += 1) routes.position[order[later] ?? 0] = later - first
  for (let dimension = 0; dimension < dimensionCount; dimension += 1) {
    const loadIndex = vehicle * dimensionCount + dimension
    const stopIndex = stop * dimensionCount + dimension
    load[loadIndex] = (load[loadIndex] ?? 0) + (delivered[stopIndex] ?? 0) + (collected[stopIndex] ?? 0)
  }
  routes.lastVersion = (routes.lastVersion + 1) | 0
  routes.version[vehicle] = routes.lastVersion
  if (instance.ignoresDurations)
    routes.cost[vehicle] = plainRouteCost(instance, routes.routeMetres[vehicle] ?? 0, vehicle)
  else updateRouteCost(instance, routes, vehicle)
}

/** Whether only the values that an insertion changes need be computed; `cost` is that of the route before. */
const canUpdateAfterInsertion = (
  { ignoresDurations, isSingleLabel, loadDependsOnOrder }: Instance,
  { visitCount, cost }: Routes,
  vehicle: number,
): boolean =>
  visitCount[vehicle] !== 1 &&
  cost[vehicle] !== Infinity &&
  (ignoresDurations || (isSingleLabel && !loadDependsOnOrder))

const updateLegsAfterInsertion = (
  { metres, matrixRow, matrixSize }: Instance,
  { order, leg, legTarget, routeMetres }: Routes,
  vehicle: number,
  index: number,
): void => {
  const [before, stop, after] = [order[index - 1] ?? 0, order[index] ?? 0, order[index + 1] ?? 0]
  const legBefore = leg[before] ?? 0
  leg[before] = metres[(matrixRow[before] ?? 0) * matrixSize + (matrixRow[stop] ?? 0)] ?? 0
  leg[stop] = metres[(matrixRow[stop] ?? 0) * matrixSize + (matrixRow[after] ?? 0)] ?? 0
  legTarget[before] = stop
  legTarget[stop] = after
  routeMetres[vehicle] = (routeMetres[vehicle] ?? 0) + (leg[before] ?? 0) + (leg[stop] ?? 0) - legBefore
}

const recomputeLegs = (
  { metres, matrixRow, matrixSize, stopCount }: Instance,
  routes: Routes,
  first: number,
  last: number,
): void => {
  const { order, leg, legTarget, position, vehicleOf, maxRouteNodes } = routes
  const vehicle = Math.floor(first / maxRouteNodes)
  let sum = 0
  let node = order[first] ?? 0
  for (let index = first; index < last; index += 1) {
    const next = order[index + 1] ?? 0
    if (legTarget[node] !== next) {
      leg[node] = metres[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0
      legTarget[node] = next
    }
    sum += leg[node] ?? 0
    node = next
    if (node < stopCount) {
      position[node] = index + 1 - first
      vehicleOf[node] = vehicle
    }
  }
  routes.routeMetres[vehicle] = sum
}

const recomputeLoad = (
  instance: Instance,
  { order, maxRouteNodes, visitCount, load }: Routes,
  vehicle: number,
): void => {
  const { dimensionCount, delivered, collected } = instance
  const first = vehicle * maxRouteNodes
  const last = first + (visitCount[vehicle] ?? 0)
  for (let dimension = 0; dimension < dimensionCount; dimension += 1) {
    let sum = 0
    for (let index = first + 1; index <= last; index += 1) {
      const loadIndex = (order[index] ?? 0) * dimensionCount + dimension
      sum += (delivered[loadIndex] ?? 0) + (collected[loadIndex] ?? 0)
    }
    load[vehicle * dimensionCount + dimension] = sum
  }
}
