import type { Instance } from '../instance'
import { durationByLabelsWithStop, breakSecondsBetween } from '../timing'
import { dayCost, type Routes, costOfStops } from '../routes'
import type { BestPosition } from '../search'
import {
  SHORT_ROUTE_LIMIT,
  extraMetresCost,
  type Insertion,
  costAtAnyPosition,
  type PositionSearch,
  extraCostByTiming,
} from './insertion'
import { hasCapacity, hasCapacityAfter } from './capacity'

const neverSkip = (): boolean => false

/** Writes the cheapest position for a stop in a route into `best` if it is cheaper than that, for problems of any kind. */
export const tryGeneralPositions = (
  { instance, routes, isSkipped = neverSkip, ignoresCapacity = false }: PositionSearch,
  stop: number,
  vehicle: number,
  best: BestPosition,
): void => {
  if (instance.mayVisit[vehicle * instance.stopCount + stop] !== 1) return
  if (!ignoresCapacity && !hasCapacity(instance, routes, stop, vehicle)) return
  const { order, maxRouteNodes, visitCount } = routes
  const fixedPosition = instance.fixedPosition[stop] ?? 0
  const first = vehicle * maxRouteNodes
  const count = visitCount[vehicle] ?? 0
  const from =
    fixedPosition > 0
      ? Math.max(fixedPosition - 1, lastFixedPosition(instance, routes, vehicle))
      : lastFixedPosition(instance, routes, vehicle)
  const until = fixedPosition > 0 ? fixedPosition - 1 : count
  const costAnywhere = costAtAnyPosition(instance, routes, stop, vehicle)
  for (let precedingCount = from; precedingCount <= until && precedingCount <= count; precedingCount += 1) {
    const node = order[first + precedingCount] ?? 0
    if ((routes.headDoneAt[node] ?? 0) > (instance.close[stop] ?? 0)) break
    const hasCapacityThere = !instance.loadDependsOnOrder || hasCapacityAfter(instance, routes, stop, vehicle, node)
    const cost =
      hasCapacityThere && !isSkipped()
        ? costAnywhere + extraCost(instance, routes, stop, vehicle, precedingCount)
        : Infinity
    if (cost < best.cost) {
      const exactCost = instance.isSingleLabel
        ? cost
        : costAnywhere +
          exactExtraCost(
            instance,
            routes,
            { stop, vehicle, precedingCount },
            cost - costAnywhere,
            best.cost - costAnywhere,
          )
      if (exactCost < best.cost) {
        best.vehicle = vehicle
        best.precedingCount = precedingCount
        best.cost = exactCost
      }
    }
  }
}

/**
 * The extra cost of a route in metres and time. A label is one timing of a part of a route. Exact where one label holds
 * all times; a lower bound where the labels
 * or timings of the route are known or it is short; an estimate elsewhere.
 */
const extraCost = (
  instance: Instance,
  routes: Routes,
  stop: number,
  vehicle: number,
  precedingCount: number,
): number => {
  const { matrixSize, matrixRow, seconds, secondsByDestination } = instance
  const index = vehicle * routes.maxRouteNodes + precedingCount
  const node = routes.order[index] ?? 0
  const next = routes.order[index + 1] ?? 0
  const row = (matrixRow[stop] ?? 0) * matrixSize
  const secondsToStop = secondsByDestination[row + (matrixRow[node] ?? 0)] ?? 0
  const secondsFromStop = seconds[row + (matrixRow[next] ?? 0)] ?? 0
  const duration = durationWith(instance, routes, stop, vehicle, { node, next, secondsToStop, secondsFromStop })
  if (duration === Infinity) return Infinity
  const isLowerBound =
    routes.labels !== undefined || routes.timings !== undefined || (routes.visitCount[vehicle] ?? 0) < SHORT_ROUTE_LIMIT
  const durationBefore = isLowerBound ? routes.duration[vehicle] : routes.minDuration[vehicle]
  return (
    extraMetresCost(instance, routes, { stop, vehicle, precedingCount }) +
    dayCost(instance, duration) -
    dayCost(instance, durationBefore ?? 0)
  )
}

/**
 * The exact extra cost where it may still be less than `maxCost`: from known labels or timings, or
 * else by computing the route in full.
 */
const exactExtraCost = (
  instance: Instance,
  routes: Routes,
  insertion: Insertion,
  minCost: number,
  maxCost: number,
): number => {
  const { stop, vehicle, precedingCount } = insertion
  const mayBeLate = instance.weights.latenessWeight !== undefined
  const knownCost = mayBeLate
    ? extraCostByTiming(instance, routes, insertion, { minCost, maxCost })
    : extraCostByLabels(instance, routes, insertion)
  if (knownCost !== undefined) return knownCost
  return (
    routeCostWith(instance, routes, stop, vehicle, precedingCount) -
    (routes.cost[vehicle] ?? 0) -
    costAtAnyPosition(instance, routes, stop, vehicle)
  )
}

const extraCostByLabels = (
  instance: Instance,
  routes: Routes,
  { stop, vehicle, precedingCount }: Insertion,
): number | undefined => {
  const duration = durationByLabelsWithStop(instance, routes, vehicle, precedingCount, stop)
  if (duration === undefined) return undefined
  const time = dayCost(instance, duration) - dayCost(instance, routes.duration[vehicle] ?? 0)
  return duration === Infinity ? Infinity : extraMetresCost(instance, routes, { stop, vehicle, precedingCount }) + time
}

type InsertionLegs = {
  readonly node: number
  readonly next: number
  readonly secondsToStop: number
  readonly secondsFromStop: number
}

/** How long the route takes with the stop between two nodes; Infinity where it would be late. */
const durationWith = (
  instance: Instance,
  routes: Routes,
  stop: number,
  vehicle: number,
  { node, next, secondsToStop, secondsFromStop }: InsertionLegs,
): number => {
  const stopService = instance.service[stop] ?? 0
  const arrival = (routes.headDoneAt[node] ?? 0) + secondsToStop
  if (arrival > (instance.close[stop] ?? 0)) return Infinity
  const done = Math.max(arrival, instance.open[stop] ?? 0) + stopService + secondsFromStop
  if (done > (routes.tailLatest[next] ?? 0)) return Infinity
  const precedingCount = (routes.headDuration[node] ?? 0) + secondsToStop
  const time = precedingCount + stopService + secondsFromStop
  const latestDeparture = Math.min(
    routes.headLatest[node] ?? 0,
    (instance.close[stop] ?? 0) - precedingCount,
    (routes.tailLatest[next] ?? 0) - time,
  )
  const totalTime = time + (routes.tailDuration[next] ?? 0)
  const returnTime = Math.max(done + (routes.tailDuration[next] ?? 0), routes.tailDoneAt[next] ?? 0)
  return Math.max(
    returnTime - latestDeparture,
    totalTime + breakSecondsBetween(instance, vehicle, latestDeparture, returnTime),
  )
}

/**
 * How many of the first stops of a route cannot move: nothing is inserted before the last stop with a fixed position.
 */
const lastFixedPosition = (
  { fixedPosition, hasFixedPositions }: Instance,
  { order, maxRouteNodes, visitCount }: Routes,
  vehicle: number,
): number => {
  if (!hasFixedPositions) return 0
  const first = vehicle * maxRouteNodes
  for (let position = visitCount[vehicle] ?? 0; position > 0; position -= 1)
    if ((fixedPosition[order[first + position] ?? 0] ?? 0) > 0) return position
  return 0
}

/** The cost of a route with a stop behind its first `precedingCount` stops, computed in full. */
const routeCostWith = (instance: Instance, routes: Routes, stop: number, vehicle: number, before: number): number => {
  const first = vehicle * routes.maxRouteNodes + 1
  const count = routes.visitCount[vehicle] ?? 0
  const stops = new Int32Array(count + 1)
  stops.set(routes.order.subarray(first, first + before))
  stops[before] = stop
  stops.set(routes.order.subarray(first + before, first + count), before + 1)
  return costOfStops(instance, vehicle, stops)
}
