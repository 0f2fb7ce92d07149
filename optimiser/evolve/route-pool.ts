import type { Random } from '../random'

/** A route that a search has met. Its kind of vehicle is given by the first vehicle of that kind. */
export type PooledRoute = {
  readonly key: number
  readonly stops: Int32Array
  readonly kind: number
  readonly cost: number
}

/** The latest routes that keep all limits, each set of stops and kind of vehicle once, in its cheapest order. */
export type RoutePool = {
  readonly routes: PooledRoute[]
  readonly indexOfKey: Map<number, number>
  /** by stop: the numbers that add up to the key of a route */
  readonly stopKeys: Float64Array
  /** where the next route goes once the pool is full */
  nextIndex: number
}

const MAX_ROUTES = 6000

/** Sums of fewer stops than there are bits left are exact. */
const MAX_KEY = 2 ** 43

export const createRoutePool = (stopCount: number, random: Random): RoutePool => ({
  routes: [],
  indexOfKey: new Map(),
  stopKeys: Float64Array.from({ length: stopCount }, () => Math.floor(random.fraction() * MAX_KEY)),
  nextIndex: 0,
})

const keyOf = ({ stopKeys }: RoutePool, stops: Int32Array, kind: number): number => {
  let key = kind / 1024
  for (const stop of stops) key += stopKeys[stop] ?? 0
  return key
}

/** Where the pool has a route with the same stops, in any order, and the same kind of vehicle. */
export const indexOfRoute = (pool: RoutePool, stops: Int32Array, kind: number): number | undefined =>
  pool.indexOfKey.get(keyOf(pool, stops, kind))

export const addRoute = (pool: RoutePool, stops: Int32Array, kind: number, cost: number): void => {
  const { routes, indexOfKey } = pool
  const key = keyOf(pool, stops, kind)
  const known = indexOfKey.get(key)
  if (known !== undefined) {
    if (cost < (routes[known]?.cost ?? 0)) routes[known] = { key, stops: stops.slice(), kind, cost }
    return
  }
  const index = pool.nextIndex
  pool.nextIndex = (index + 1) % MAX_ROUTES
  const replaced = routes[index]
  if (replaced !== undefined) indexOfKey.delete(replaced.key)
  routes[index] = { key, stops: stops.slice(), kind, cost }
  indexOfKey.set(key, index)
}

/** What is to be covered: by stop, the most that it may cost to cover it; by kind, how many vehicles there are. */
export type Demands = { readonly stopValue: Float64Array; readonly vehicleCounts: ReadonlyMap<number, number> }

const NO_ROUTE = -1

/** A choice of routes of a pool that share no stop. Changed in place, for speed. */
type Choice = {
  readonly routeOf: Int32Array
  readonly chosen: Set<number>
  readonly usedCounts: Map<number, number>
  cost: number
}

/**
 * Chooses routes of a pool that share no stop and together cost little, beginning with the given ones: forces one route
 * after another into the choice, drops those that it conflicts with, and fills up with the routes that gain most. Stops
 * in no route count with their value.
 */
export const combineRoutes = (
  { routes }: RoutePool,
  initial: ReadonlyArray<number>,
  demands: Demands,
  tries: number,
  random: Random,
): ReadonlyArray<PooledRoute> => {
  const routesOfStop = indexByStop(routes, demands.stopValue.length)
  const choice: Choice = {
    routeOf: new Int32Array(demands.stopValue.length).fill(NO_ROUTE),
    chosen: new Set(),
    usedCounts: new Map(),
    cost: 0,
  }
  const context: Context = { routes, routesOfStop, demands, choice }
  for (const index of initial) if (canAdd(context, index)) add(context, index)
  for (let tried = 0; tried < tries; tried += 1) forceRoute(context, random)
  return [...choice.chosen].flatMap((index) => routes[index] ?? [])
}

type Context = {
  readonly routes: ReadonlyArray<PooledRoute>
  readonly routesOfStop: ReadonlyArray<ReadonlyArray<number>>
  readonly demands: Demands
  readonly choice: Choice
}

const indexByStop = (routes: ReadonlyArray<PooledRoute>, stopCount: number): ReadonlyArray<ReadonlyArray<number>> => {
  const lists = Array.from({ length: stopCount }, (): number[] => [])
  routes.forEach(({ stops }, index) => {
    for (const stop of stops) lists[stop]?.push(index)
  })
  return lists
}

/** Tries a plan with one more route, and goes back to the plan before if that costs more. */
const forceRoute = (context: Context, random: Random): void => {
  const { routes, choice } = context
  const index = random.integer(routes.length)
  const route = routes[index]
  if (route === undefined || choice.chosen.has(index)) return
  const costBefore = choice.cost
  const dropped = new Set<number>()
  for (const stop of route.stops) {
    const other = choice.routeOf[stop] ?? NO_ROUTE
    if (other !== NO_ROUTE) dropped.add(other)
  }
  if (isKindUsedUp(context, route.kind, dropped)) {
    const sameKind = [...choice.chosen].filter((other) => routes[other]?.kind === route.kind)
    const another = sameKind[random.integer(sameKind.length)]
    if (another === undefined) return
    dropped.add(another)
  }
  for (const other of dropped) drop(context, other)
  add(context, index)
  const added = [index]
  const open = new Set([...dropped].flatMap((other) => [...(routes[other]?.stops ?? [])]))
  for (;;) {
    const best = mostGainingRoute(context, open)
    if (best === NO_ROUTE) break
    add(context, best)
    added.push(best)
  }
  if (choice.cost <= costBefore) return
  for (const other of added) drop(context, other)
  for (const other of dropped) add(context, other)
}

const isKindUsedUp = ({ routes, choice, demands }: Context, kind: number, dropped: ReadonlySet<number>): boolean => {
  let free = (demands.vehicleCounts.get(kind) ?? 0) - (choice.usedCounts.get(kind) ?? 0)
  for (const other of dropped) if (routes[other]?.kind === kind) free += 1
  return free <= 0
}

/** Of the routes that visit one of these stops and conflict with none, the one that gains most; NO_ROUTE if none gains. */
const mostGainingRoute = (context: Context, stops: ReadonlySet<number>): number => {
  let [mostGain, best] = [1e-6, NO_ROUTE]
  for (const stop of stops) {
    if (context.choice.routeOf[stop] !== NO_ROUTE) continue
    for (const index of context.routesOfStop[stop] ?? []) {
      const gain = gainOf(context, index, mostGain)
      if (gain > mostGain) [mostGain, best] = [gain, index]
    }
  }
  return best
}

const gainOf = ({ routes, choice, demands }: Context, index: number, least: number): number => {
  const route = routes[index]
  if (route === undefined) return -Infinity
  let gain = -route.cost
  for (const stop of route.stops) {
    if (choice.routeOf[stop] !== NO_ROUTE) return -Infinity
    gain += demands.stopValue[stop] ?? 0
  }
  if (gain <= least) return gain
  const isFree = (choice.usedCounts.get(route.kind) ?? 0) < (demands.vehicleCounts.get(route.kind) ?? 0)
  return isFree ? gain : -Infinity
}

const canAdd = (context: Context, index: number): boolean => gainOf(context, index, -Infinity) > -Infinity

const add = ({ routes, choice, demands }: Context, index: number): void => {
  const route = routes[index]
  if (route === undefined) return
  choice.chosen.add(index)
  choice.usedCounts.set(route.kind, (choice.usedCounts.get(route.kind) ?? 0) + 1)
  choice.cost += route.cost
  for (const stop of route.stops) {
    choice.routeOf[stop] = index
    choice.cost -= demands.stopValue[stop] ?? 0
  }
}

const drop = ({ routes, choice, demands }: Context, index: number): void => {
  const route = routes[index]
  if (route === undefined) return
  choice.chosen.delete(index)
  choice.usedCounts.set(route.kind, (choice.usedCounts.get(route.kind) ?? 0) - 1)
  choice.cost -= route.cost
  for (const stop of route.stops) {
    choice.routeOf[stop] = NO_ROUTE
    choice.cost += demands.stopValue[stop] ?? 0
  }
}
