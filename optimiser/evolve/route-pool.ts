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
  /** by stop: the numbers that, with that of its kind, add up to the key of a route */
  readonly stopKeys: Float64Array
  /** where the next route goes once the pool is full */
  nextIndex: number
}

const MAX_ROUTES = 6000

/** The keys of stops are whole numbers below this, so that the sum of 1,024 of them and of a kind's is exact. */
const MAX_KEY = 2 ** 42

/** Whole as well: a sum of so large numbers has no bits for a fraction. */
const KEY_OF_A_KIND = 2 ** 32 - 5

export const createRoutePool = (stopCount: number, random: Random): RoutePool => ({
  routes: [],
  indexOfKey: new Map(),
  stopKeys: Float64Array.from({ length: stopCount }, () => Math.floor(random.fraction() * MAX_KEY)),
  nextIndex: 0,
})

const keyOf = ({ stopKeys }: RoutePool, stops: Int32Array, kind: number): number => {
  let key = kind * KEY_OF_A_KIND
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
  /** what the values of the stops exceed the costs of their routes by */
  gain: number
}

type Context = {
  readonly routes: ReadonlyArray<PooledRoute>
  /** by route: what it gains in any choice */
  readonly gains: ReadonlyArray<number>
  /** the routes that gain, the most gaining first: all, and by stop */
  readonly gainingRoutes: ReadonlyArray<number>
  readonly gainingOfStop: ReadonlyArray<ReadonlyArray<number>>
  readonly demands: Demands
  readonly choice: Choice
}

/**
 * Chooses routes of a pool that share no stop and together gain much, beginning with the given ones: forces one route
 * after another into the choice, drops those that it conflicts with, and fills up with the routes that gain most. A
 * route gains what its stops are worth, less its cost.
 */
export const combineRoutes = (
  { routes }: RoutePool,
  initial: ReadonlyArray<number>,
  demands: Demands,
  tries: number,
  random: Random,
): ReadonlyArray<PooledRoute> => {
  const context = createContext(routes, demands)
  const { choice, gainingRoutes } = context
  for (const index of initial) if (canAdd(context, index)) add(context, index)
  for (let tried = 0; tried < tries && gainingRoutes.length > 0; tried += 1)
    forceRoute(context, gainingRoutes[random.integer(gainingRoutes.length)] ?? 0, random)
  return [...choice.chosen].flatMap((index) => routes[index] ?? [])
}

const createContext = (routes: ReadonlyArray<PooledRoute>, demands: Demands): Context => {
  const { stopValue } = demands
  const gains = routes.map(({ stops, cost }) => stops.reduce((sum, stop) => sum + (stopValue[stop] ?? 0), -cost))
  const gainingRoutes = [...routes.keys()]
    .filter((index) => (gains[index] ?? 0) > 0)
    .toSorted((first, second) => (gains[second] ?? 0) - (gains[first] ?? 0))
  const gainingOfStop = Array.from(stopValue, (): number[] => [])
  for (const index of gainingRoutes) for (const stop of routes[index]?.stops ?? []) gainingOfStop[stop]?.push(index)
  const choice: Choice = {
    routeOf: new Int32Array(stopValue.length).fill(NO_ROUTE),
    chosen: new Set(),
    usedCounts: new Map(),
    gain: 0,
  }
  return { routes, gains, gainingRoutes, gainingOfStop, demands, choice }
}

/** Tries a choice with one more route, and goes back to the choice before if that gained more. */
const forceRoute = (context: Context, index: number, random: Random): void => {
  const { routes, choice } = context
  const route = routes[index]
  if (route === undefined || choice.chosen.has(index)) return
  const gainBefore = choice.gain
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
  const open = [...dropped].flatMap((other) => [...(routes[other]?.stops ?? [])])
  for (;;) {
    const best = mostGainingRoute(context, open)
    if (best === NO_ROUTE) break
    add(context, best)
    added.push(best)
  }
  if (choice.gain >= gainBefore) return
  for (const other of added) drop(context, other)
  for (const other of dropped) add(context, other)
}

const isKindUsedUp = ({ routes, choice, demands }: Context, kind: number, dropped: ReadonlySet<number>): boolean => {
  let free = (demands.vehicleCounts.get(kind) ?? 0) - (choice.usedCounts.get(kind) ?? 0)
  for (const other of dropped) if (routes[other]?.kind === kind) free += 1
  return free <= 0
}

/** Of the routes that visit one of these stops and conflict with none, the one that gains most; NO_ROUTE if none gains. */
const mostGainingRoute = (context: Context, stops: ReadonlyArray<number>): number => {
  const { gains, gainingOfStop, choice } = context
  let best = NO_ROUTE
  for (const stop of stops) {
    if (choice.routeOf[stop] !== NO_ROUTE) continue
    for (const index of gainingOfStop[stop] ?? []) {
      if (best !== NO_ROUTE && (gains[index] ?? 0) <= (gains[best] ?? 0)) break
      if (canAdd(context, index)) {
        best = index
        break
      }
    }
  }
  return best
}

const canAdd = ({ routes, choice, demands }: Context, index: number): boolean => {
  const route = routes[index]
  if (route === undefined) return false
  for (const stop of route.stops) if (choice.routeOf[stop] !== NO_ROUTE) return false
  return (choice.usedCounts.get(route.kind) ?? 0) < (demands.vehicleCounts.get(route.kind) ?? 0)
}

const add = ({ routes, gains, choice }: Context, index: number): void => {
  const route = routes[index]
  if (route === undefined) return
  choice.chosen.add(index)
  choice.usedCounts.set(route.kind, (choice.usedCounts.get(route.kind) ?? 0) + 1)
  choice.gain += gains[index] ?? 0
  for (const stop of route.stops) choice.routeOf[stop] = index
}

const drop = ({ routes, gains, choice }: Context, index: number): void => {
  const route = routes[index]
  if (route === undefined) return
  choice.chosen.delete(index)
  choice.usedCounts.set(route.kind, (choice.usedCounts.get(route.kind) ?? 0) - 1)
  choice.gain -= gains[index] ?? 0
  for (const stop of route.stops) choice.routeOf[stop] = NO_ROUTE
}
