import type { Instance } from '../instance'
import { insertAt, legCostAt, NO_VEHICLE, recomputeRoute, stopBag, vehicleSet } from '../routes'
import { NO_STOP, type Search } from '../search'
import { fitsCapacity } from './capacity'

/** The share of steps that restore stops at their positions, where some are left out: such a step takes long. */
const RESTORE_RATE = 0.05

/** How often a stop is not considered, so that repeated tries differ. */
const SKIP_RATE = 0.2

/**
 * Makes a route in which a left-out stop has its fixed position: of the stops with a fixed position in that route, and of as
 * many others as fit before them at least cost, out of the same route, the waiting stops and those that are left out.
 */
export const restoreFixedStops = (search: Search): void => {
  const { instance, routes, accepted, random, waiting, changedVehicles } = search
  if (!instance.hasFixedPositions || accepted.unplanned.count === 0 || random.fraction() >= RESTORE_RATE) return
  const restored = drawUnplannedFixed(search)
  const vehicle = vehicleFor(instance, restored)
  if (vehicle === NO_VEHICLE || (instance.reloads[vehicle] ?? []).length > 0) return
  const first = vehicle * routes.maxRouteNodes + 1
  const released = [
    ...routes.order.subarray(first, first + (routes.visitCount[vehicle] ?? 0)),
    ...waiting.stops.subarray(0, waiting.count),
  ]
  const others = [...released, ...routes.unplanned.stops.subarray(0, routes.unplanned.count)].filter(
    (stop) =>
      stop !== restored &&
      instance.mayVisit[vehicle * instance.stopCount + stop] === 1 &&
      random.fraction() >= SKIP_RATE,
  )
  const before = routes.order.slice(first, first + (routes.visitCount[vehicle] ?? 0))
  if (!buildRoute(search, vehicle, [restored, ...others])) {
    setRoute(search, vehicle, before)
    return
  }
  const isInRoute = new Set(routes.order.subarray(first, first + (routes.visitCount[vehicle] ?? 0)))
  waiting.count = 0
  for (const stop of released) if (!isInRoute.has(stop)) stopBag.add(waiting, stop)
  for (let index = routes.unplanned.count - 1; index >= 0; index -= 1)
    if (isInRoute.has(routes.unplanned.stops[index] ?? 0)) stopBag.removeAt(routes.unplanned, index)
  vehicleSet.add(changedVehicles, vehicle)
}

/** A stop with a fixed position that the current plan leaves out. */
const drawUnplannedFixed = ({ instance, accepted: { unplanned }, random }: Search): number => {
  const offset = random.integer(unplanned.count)
  for (let index = 0; index < unplanned.count; index += 1) {
    const stop = unplanned.stops[(index + offset) % unplanned.count] ?? 0
    if ((instance.fixedPosition[stop] ?? 0) > 0) return stop
  }
  return NO_STOP
}

const vehicleFor = ({ vehicleCount, stopCount, mayVisit }: Instance, stop: number): number => {
  if (stop === NO_STOP) return NO_VEHICLE
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1)
    if (mayVisit[vehicle * stopCount + stop] === 1) return vehicle
  return NO_VEHICLE
}

const setRoute = ({ instance, routes }: Search, vehicle: number, stops: ArrayLike<number>): void => {
  const first = vehicle * routes.maxRouteNodes + 1
  for (let index = first; index < first + (routes.visitCount[vehicle] ?? 0); index += 1)
    routes.vehicleOf[routes.order[index] ?? 0] = NO_VEHICLE
  routes.order.set(stops, first)
  routes.visitCount[vehicle] = stops.length
  recomputeRoute(instance, routes, vehicle)
}

/** Makes a route of these stops, up to the last one with a fixed position. Returns whether all of those are at theirs. */
const buildRoute = (search: Search, vehicle: number, stops: ReadonlyArray<number>): boolean => {
  const { instance, routes } = search
  const { fixedPosition } = instance
  const positionOf = (stop: number): number => fixedPosition[stop] ?? 0
  const fixed = stops
    .filter((stop) => positionOf(stop) > 0)
    .toSorted((one, other) => positionOf(one) - positionOf(other))
  const free = new Set(stops.filter((stop) => positionOf(stop) === 0))
  setRoute(search, vehicle, fixed)
  if (!isPossible(search, vehicle)) return false
  for (let missing = positionOf(fixed.at(-1) ?? 0) - fixed.length; missing > 0; missing -= 1) {
    const cheapest = cheapestInsertion(search, vehicle, free)
    if (cheapest === undefined) return false
    free.delete(cheapest.stop)
    insertAt(routes, vehicle, cheapest.precedingCount, cheapest.stop)
    recomputeRoute(instance, routes, vehicle)
    if (!isPossible(search, vehicle)) return false
  }
  return fixed.every((stop) => routes.position[stop] === positionOf(stop))
}

const isPossible = ({ instance, routes }: Search, vehicle: number): boolean => {
  const first = vehicle * routes.maxRouteNodes + 1
  const count = routes.visitCount[vehicle] ?? 0
  return routes.cost[vehicle] !== Infinity && fitsCapacity(instance, vehicle, routes.order, first, first + count)
}

/** A stop put behind the first `precedingCount` stops, and what its legs and its waiting cost more. */
type Insertion = { readonly stop: number; readonly precedingCount: number; readonly extraCost: number }

/** The cheapest insertion, late for nobody, before a stop that has not enough stops before it for its position. */
const cheapestInsertion = (search: Search, vehicle: number, free: ReadonlySet<number>): Insertion | undefined => {
  let best: Insertion | undefined
  for (const precedingCount of positionsBeforeFixed(search, vehicle))
    for (const stop of free) {
      const extraCost = extraCostAt(search, vehicle, precedingCount, stop)
      if (extraCost < (best?.extraCost ?? Infinity)) best = { stop, precedingCount, extraCost }
    }
  return best
}

/** The positions before stops with a fixed position that have not enough stops before them, by how many stops precede each. */
const positionsBeforeFixed = ({ instance, routes }: Search, vehicle: number): ReadonlyArray<number> => {
  const first = vehicle * routes.maxRouteNodes + 1
  const precedingCounts: number[] = []
  let [segmentStart, positionBefore] = [0, 0]
  for (let last = 0; last < (routes.visitCount[vehicle] ?? 0); last += 1) {
    const position = instance.fixedPosition[routes.order[first + last] ?? 0] ?? 0
    if (position === 0) continue
    if (last + 1 - segmentStart < position - positionBefore)
      for (let precedingCount = segmentStart; precedingCount <= last; precedingCount += 1)
        precedingCounts.push(precedingCount)
    segmentStart = last + 1
    positionBefore = position
  }
  return precedingCounts
}

/** Infinity where a stop would be late there, or would make the route late. */
const extraCostAt = ({ instance, routes }: Search, vehicle: number, precedingCount: number, stop: number): number => {
  const { matrixRow, matrixSize, seconds, open, close, service, weights } = instance
  const before = vehicle * routes.maxRouteNodes + precedingCount
  const [node, next] = [routes.order[before] ?? 0, routes.order[before + 1] ?? 0]
  const [row, nextRow] = [(matrixRow[node] ?? 0) * matrixSize, matrixRow[next] ?? 0]
  const [legTo, legFrom] = [row + (matrixRow[stop] ?? 0), (matrixRow[stop] ?? 0) * matrixSize + nextRow]
  const arrival = (routes.headDoneAt[node] ?? 0) + (seconds[legTo] ?? 0)
  const begins = Math.max(arrival, open[stop] ?? 0)
  const arrivalNext = begins + (service[stop] ?? 0) + (seconds[legFrom] ?? 0)
  if (begins > (close[stop] ?? 0) || arrivalNext > (routes.tailLatest[next] ?? 0)) return Infinity
  const legs = legCostAt(instance, legTo) + legCostAt(instance, legFrom) - legCostAt(instance, row + nextRow)
  return legs + weights.perSecond * (begins - arrival)
}
