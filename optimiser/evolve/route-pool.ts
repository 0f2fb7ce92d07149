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
  const existingIndex = indexOfKey.get(key)
  if (existingIndex !== undefined) {
    if (cost < (routes[existingIndex]?.cost ?? 0)) routes[existingIndex] = { key, stops: stops.slice(), kind, cost }
    return
  }
  const index = pool.nextIndex
  pool.nextIndex = (index + 1) % MAX_ROUTES
  const replaced = routes[index]
  if (replaced !== undefined) indexOfKey.delete(replaced.key)
  routes[index] = { key, stops: stops.slice(), kind, cost }
  indexOfKey.set(key, index)
}
