import type { Layout } from '../descent'
import type { Individual } from '../population'
import type { Region } from './regions'

/** Routes taken from two parents, and the stops that none of them visits yet. */
export type Child = Layout & { readonly loose: ReadonlyArray<number> }

/**
 * Where a route came from whole. Between two routes of one parent no move
 * helps: the parent was improved until none did.
 */
const OF_ONE = 1
const OF_OTHER = 2

type Growing = {
  readonly order: Int32Array
  readonly first: Int32Array
  readonly origin: Int32Array
  routes: number
  count: number
}

/** The routes of one parent, in which the routes of another parent's region replace those of its own region. */
export const childOf = (given: Region, taken: Region, isNewFirst: boolean): Child => {
  const stops = given.of.order.length
  const first = new Int32Array(given.of.first.length)
  const child: Growing = {
    order: new Int32Array(stops),
    first,
    origin: new Int32Array(first.length),
    routes: 0,
    count: 0,
  }
  for (let route = 0; route < given.of.routes; route += 1)
    if (given.hasRoute[route] === 0)
      grow(child, given.of, route, OF_ONE, (stop) => !isNewFirst || taken.hasStop[stop] === 0)
  for (let route = 0; route < taken.of.routes; route += 1)
    if (taken.hasRoute[route] === 1)
      grow(child, taken.of, route, OF_OTHER, (stop) => isNewFirst || given.hasStop[stop] === 1)
  first.fill(child.count, child.routes + 1)
  const loose: number[] = []
  for (let stop = 0; stop < stops; stop += 1)
    if (given.hasStop[stop] === 1 && taken.hasStop[stop] === 0) loose.push(stop)
  return { order: child.order, first, origin: child.origin, loose }
}

const grow = (
  child: Growing,
  parent: Individual,
  route: number,
  origin: number,
  isKept: (stop: number) => boolean,
): void => {
  const { order, first } = child
  const was = child.count
  const [from, until] = [parent.first[route] ?? 0, parent.first[route + 1] ?? 0]
  for (let at = from; at < until; at += 1) {
    const stop = parent.order[at] ?? 0
    if (isKept(stop)) {
      order[child.count] = stop
      child.count += 1
    }
  }
  if (child.count === was) return
  child.origin[child.routes] = parent.isSettled && child.count - was === until - from ? origin : 0
  child.routes += 1
  first[child.routes] = child.count
}
