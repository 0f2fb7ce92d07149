import type { PenalisedRoutes, RouteLists } from '../descent'
import { UNVISITED, type Individual } from './individual'
import type { Random } from '../random'
import type { Neighbours } from '../instance'

/**
 * Crossover (Nagata, Kobayashi 2010): some neighbouring routes of one parent, with at most about `stops` stops, are
 * replaced by the same number of routes of the other parent that visit about the same stops. Makes two children. A
 * stop that both a new route and a remaining one visit stays in the new route in the first child, and in the
 * remaining one in the second.
 */
export const crossOver = (
  [first, second]: readonly [Individual, Individual],
  nearest: Neighbours,
  random: Random,
  maxStops: number,
): readonly [Child, Child] => {
  const minRoutes = Math.min(first.routeCount, second.routeCount)
  const maxRoutes = Math.max(
    1,
    Math.min(minRoutes - 1, Math.ceil((maxStops * minRoutes) / Math.max(1, first.order.length))),
  )
  const replaced = regionAround(first, nearest, random.integer(first.routeOf.length), 1 + random.integer(maxRoutes))
  const replacement = mostSimilarRegion(second, replaced, random)
  return [createChild(replaced, replacement, true), createChild(replaced, replacement, false)]
}

/** Some routes of an individual, and the stops that they visit. */
type Region = {
  readonly individual: Individual
  readonly routeCount: number
  readonly hasRoute: Uint8Array
  readonly hasStop: Uint8Array
}

/** The routes nearest to a stop, at most `maxRoutes`. */
const regionAround = (
  individual: Individual,
  { perStop, list }: Neighbours,
  stop: number,
  maxRoutes: number,
): Region => {
  const region = emptyRegion(individual)
  let routeCount = 0
  for (let index = stop * perStop; index < (stop + 1) * perStop && routeCount < maxRoutes; index += 1) {
    const route = individual.routeOf[list[index] ?? 0] ?? UNVISITED
    if (route >= 0 && region.hasRoute[route] === 0) {
      includeRoute(region, route)
      routeCount += 1
    }
  }
  return { ...region, routeCount }
}

/**
 * The same number of routes of another individual: those with the most stops inside the region and the fewest
 * outside.
 */
const mostSimilarRegion = (individual: Individual, { hasStop, routeCount }: Region, random: Random): Region => {
  const region = emptyRegion(individual)
  const scores = Array.from({ length: individual.routeCount }, (_, route) => {
    let score = random.fraction() / 2
    for (let index = individual.firstIndex[route] ?? 0; index < (individual.firstIndex[route + 1] ?? 0); index += 1)
      score += (hasStop[individual.order[index] ?? 0] ?? 0) > 0 ? 1 : -1
    return { route, score }
  })
  for (const { route } of scores.toSorted((first, second) => second.score - first.score).slice(0, routeCount))
    includeRoute(region, route)
  return { ...region, routeCount: Math.min(routeCount, individual.routeCount) }
}

const emptyRegion = (individual: Individual): Region => ({
  individual,
  routeCount: 0,
  hasRoute: new Uint8Array(individual.routeCount),
  hasStop: new Uint8Array(individual.routeOf.length),
})

const includeRoute = ({ individual, hasRoute, hasStop }: Region, route: number): void => {
  hasRoute[route] = 1
  for (let index = individual.firstIndex[route] ?? 0; index < (individual.firstIndex[route + 1] ?? 0); index += 1)
    hasStop[individual.order[index] ?? 0] = 1
}

/** Routes taken from two parents, each with the vehicle that it had there, and the stops that no route visits yet. */
export type Child = RouteLists & { readonly vehicles: Int32Array; readonly unassigned: ReadonlyArray<number> }

/**
 * The parent that a route was copied from without a change. No move between two routes of
 * one parent helps, since the parent is a local optimum.
 */
const FROM_FIRST_PARENT = 1
const FROM_SECOND_PARENT = 2

type PartialChild = {
  readonly order: Int32Array
  readonly firstIndex: Int32Array
  readonly vehicles: Int32Array
  readonly origin: Int32Array
  routeCount: number
  stopCount: number
}

/** The routes of one parent, in which the routes of another parent's region replace those of its own region. */
const createChild = (replaced: Region, replacement: Region, isNewFirst: boolean): Child => {
  const stops = replaced.individual.routeOf.length
  const firstIndex = new Int32Array(replaced.individual.firstIndex.length)
  const child: PartialChild = {
    order: new Int32Array(stops),
    firstIndex,
    vehicles: new Int32Array(firstIndex.length),
    origin: new Int32Array(firstIndex.length),
    routeCount: 0,
    stopCount: 0,
  }
  for (let route = 0; route < replaced.individual.routeCount; route += 1)
    if (replaced.hasRoute[route] === 0)
      addRoute(
        child,
        replaced.individual,
        route,
        FROM_FIRST_PARENT,
        (stop) => !isNewFirst || replacement.hasStop[stop] === 0,
      )
  for (let route = 0; route < replacement.individual.routeCount; route += 1)
    if (replacement.hasRoute[route] === 1)
      addRoute(
        child,
        replacement.individual,
        route,
        FROM_SECOND_PARENT,
        (stop) => isNewFirst || replaced.hasStop[stop] === 1,
      )
  firstIndex.fill(child.stopCount, child.routeCount + 1)
  const order = child.order.subarray(0, child.stopCount)
  const isAssigned = new Uint8Array(stops)
  for (const stop of order) isAssigned[stop] = 1
  const unassigned: number[] = []
  for (let stop = 0; stop < stops; stop += 1) if (isAssigned[stop] === 0) unassigned.push(stop)
  return { order, firstIndex, vehicles: child.vehicles.subarray(0, child.routeCount), origin: child.origin, unassigned }
}

const addRoute = (
  child: PartialChild,
  parent: Individual,
  route: number,
  origin: number,
  isIncluded: (stop: number) => boolean,
): void => {
  const { order, firstIndex } = child
  const countBefore = child.stopCount
  const [from, until] = [parent.firstIndex[route] ?? 0, parent.firstIndex[route + 1] ?? 0]
  for (let index = from; index < until; index += 1) {
    const stop = parent.order[index] ?? 0
    if (isIncluded(stop)) {
      order[child.stopCount] = stop
      child.stopCount += 1
    }
  }
  if (child.stopCount === countBefore) return
  child.origin[child.routeCount] = parent.isLocalOptimum && child.stopCount - countBefore === until - from ? origin : 0
  child.vehicles[child.routeCount] = parent.vehicles[route] ?? 0
  child.routeCount += 1
  firstIndex[child.routeCount] = child.stopCount
}

/**
 * Gives each route of a child a vehicle of its own: that of its parent, or, if another route has that one, the free
 * vehicle that costs least.
 */
export const assignVehicles = (penalisedRoutes: PenalisedRoutes, child: Child): RouteLists => {
  const { vehicleCount, areIdentical, vehicleKind } = penalisedRoutes
  if (areIdentical) return { ...child, vehicles: child.vehicles.map((_, route) => route) }
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
    if (vehicleKind[vehicle] !== vehicleKind[child.vehicles[route] ?? 0]) child.origin?.fill(0, route, route + 1)
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
