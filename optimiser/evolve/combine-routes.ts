import type { Random } from '../random'
import type { PooledRoute, RoutePool } from './route-pool'

/** What is to be covered: by stop, the most that it may cost to cover it; by kind, how many vehicles there are. */
export type Demands = { readonly stopValue: Float64Array; readonly vehicleCounts: ReadonlyMap<number, number> }

const NO_ROUTE = -1

/** The routes to choose from, the most gaining first: a route gains what its stops are worth, less its cost. */
type Ranking = {
  /** by rank: the index in the pool, the gain, and the kind as an index of `freeVehicles` */
  readonly indices: Int32Array
  readonly gains: Float64Array
  readonly kinds: Int32Array
  /** by rank: where its stops begin in `stops`, and one more for the end of the last */
  readonly firstStop: Int32Array
  readonly stops: Int32Array
  /** those of lower rank gain nothing */
  readonly gainingCount: number
  /** by stop: where the ranks of the gaining routes that begin there are in `beginningRanks`, and one more for the end of the last */
  readonly firstBeginning: Int32Array
  readonly beginningRanks: Int32Array
}

/** Ranked routes that share no stop. Changed in place, for speed. */
type Choice = {
  readonly ranking: Ranking
  /** by stop: the rank of its route */
  readonly routeOf: Int32Array
  readonly chosen: Set<number>
  /** by kind */
  readonly freeVehicles: Int32Array
  gain: number
}

/**
 * Chooses routes of a pool that share no stop and together gain much, beginning with the given ones: forces one route
 * after another into the choice, drops those that it conflicts with, and fills up with the routes that gain most.
 */
export const combineRoutes = (
  { routes }: RoutePool,
  initial: ReadonlyArray<number>,
  demands: Demands,
  tries: number,
  random: Random,
): ReadonlyArray<PooledRoute> => {
  const kinds = [...demands.vehicleCounts.keys()]
  const ranking = rankRoutes(routes, kinds, new Set(initial), demands.stopValue)
  const choice: Choice = {
    ranking,
    routeOf: new Int32Array(demands.stopValue.length).fill(NO_ROUTE),
    chosen: new Set(),
    freeVehicles: Int32Array.from(kinds, (kind) => demands.vehicleCounts.get(kind) ?? 0),
    gain: 0,
  }
  const isInitial = new Set(initial)
  ranking.indices.forEach((index, rank) => {
    if (isInitial.has(index) && canAdd(choice, rank)) add(choice, rank)
  })
  for (let tried = 0; tried < tries && ranking.gainingCount > 0; tried += 1)
    forceRoute(choice, random.integer(ranking.gainingCount), random)
  return [...choice.chosen].flatMap((rank) => routes[ranking.indices[rank] ?? 0] ?? [])
}

const rankRoutes = (
  routes: ReadonlyArray<PooledRoute>,
  kinds: ReadonlyArray<number>,
  initial: ReadonlySet<number>,
  stopValue: Float64Array,
): Ranking => {
  const ranked = routes
    .map((route, index) => ({ route, index, gain: gainOf(route, stopValue), kind: kinds.indexOf(route.kind) }))
    .filter(({ index, gain, kind }) => (gain > 0 || initial.has(index)) && kind >= 0)
    .toSorted((first, second) => second.gain - first.gain)
  const firstStop = new Int32Array(ranked.length + 1)
  ranked.forEach(({ route }, rank) => {
    firstStop[rank + 1] = (firstStop[rank] ?? 0) + route.stops.length
  })
  const stops = new Int32Array(firstStop[ranked.length] ?? 0)
  ranked.forEach(({ route }, rank) => stops.set(route.stops, firstStop[rank]))
  const gainingCount = ranked.filter(({ gain }) => gain > 0).length
  return {
    indices: Int32Array.from(ranked, ({ index }) => index),
    gains: Float64Array.from(ranked, ({ gain }) => gain),
    kinds: Int32Array.from(ranked, ({ kind }) => kind),
    firstStop,
    stops,
    gainingCount,
    ...beginningsOf({ firstStop, stops, gainingCount }, stopValue.length),
  }
}

const gainOf = ({ stops, cost }: PooledRoute, stopValue: Float64Array): number => {
  let gain = -cost
  for (const stop of stops) gain += stopValue[stop] ?? 0
  return gain
}

const beginningsOf = (
  { firstStop, stops, gainingCount }: Pick<Ranking, 'firstStop' | 'stops' | 'gainingCount'>,
  stopCount: number,
): Pick<Ranking, 'firstBeginning' | 'beginningRanks'> => {
  const firstBeginning = new Int32Array(stopCount + 1)
  const beginningOf = (rank: number): number => stops[firstStop[rank] ?? 0] ?? 0
  for (let rank = 0; rank < gainingCount; rank += 1)
    firstBeginning[beginningOf(rank) + 1] = (firstBeginning[beginningOf(rank) + 1] ?? 0) + 1
  for (let stop = 0; stop < stopCount; stop += 1)
    firstBeginning[stop + 1] = (firstBeginning[stop + 1] ?? 0) + (firstBeginning[stop] ?? 0)
  const nextFree = firstBeginning.slice()
  const beginningRanks = new Int32Array(gainingCount)
  for (let rank = 0; rank < gainingCount; rank += 1) {
    const free = nextFree[beginningOf(rank)] ?? 0
    beginningRanks[free] = rank
    nextFree[beginningOf(rank)] = free + 1
  }
  return { firstBeginning, beginningRanks }
}

/** Tries a choice with one more route, and goes back to the choice before if that gained more. */
const forceRoute = (choice: Choice, rank: number, random: Random): void => {
  const { ranking, chosen, routeOf, freeVehicles } = choice
  if (chosen.has(rank)) return
  const gainBefore = choice.gain
  const kind = ranking.kinds[rank] ?? 0
  const dropped = new Set<number>()
  for (let at = ranking.firstStop[rank] ?? 0; at < (ranking.firstStop[rank + 1] ?? 0); at += 1) {
    const other = routeOf[ranking.stops[at] ?? 0] ?? NO_ROUTE
    if (other !== NO_ROUTE) dropped.add(other)
  }
  if ((freeVehicles[kind] ?? 0) === 0 && ![...dropped].some((other) => ranking.kinds[other] === kind)) {
    const sameKind = [...chosen].filter((other) => ranking.kinds[other] === kind)
    const another = sameKind[random.integer(sameKind.length)]
    if (another === undefined) return
    dropped.add(another)
  }
  for (const other of dropped) drop(choice, other)
  add(choice, rank)
  const added = [rank]
  // No route that cannot be added becomes possible by adding others, so that one pass finds what gains most each time.
  for (const other of addableRanks(choice))
    if (canAdd(choice, other)) {
      add(choice, other)
      added.push(other)
    }
  if (choice.gain >= gainBefore) return
  for (const other of added) drop(choice, other)
  for (const other of dropped) add(choice, other)
}

/** The gaining routes that can be added, the most gaining first: they all begin at stops that no route covers. */
const addableRanks = (choice: Choice): Int32Array => {
  const { ranking, routeOf } = choice
  const { firstBeginning, beginningRanks } = ranking
  const addable: number[] = []
  for (let stop = 0; stop < routeOf.length; stop += 1) {
    if (routeOf[stop] !== NO_ROUTE) continue
    for (let at = firstBeginning[stop] ?? 0; at < (firstBeginning[stop + 1] ?? 0); at += 1)
      if (canAdd(choice, beginningRanks[at] ?? 0)) addable.push(beginningRanks[at] ?? 0)
  }
  return Int32Array.from(addable).toSorted()
}

const canAdd = ({ ranking, routeOf, freeVehicles }: Choice, rank: number): boolean => {
  const { firstStop, stops, kinds } = ranking
  for (let at = firstStop[rank] ?? 0; at < (firstStop[rank + 1] ?? 0); at += 1)
    if (routeOf[stops[at] ?? 0] !== NO_ROUTE) return false
  return (freeVehicles[kinds[rank] ?? 0] ?? 0) > 0
}

const add = (choice: Choice, rank: number): void => {
  choice.chosen.add(rank)
  cover(choice, rank, rank)
}

const drop = (choice: Choice, rank: number): void => {
  choice.chosen.delete(rank)
  cover(choice, rank, NO_ROUTE)
}

/** Notes that a route now covers its stops, or no longer does. */
const cover = (choice: Choice, rank: number, route: number): void => {
  const { ranking, routeOf, freeVehicles } = choice
  const [first, end] = [ranking.firstStop[rank] ?? 0, ranking.firstStop[rank + 1] ?? 0]
  for (let at = first; at < end; at += 1) routeOf[ranking.stops[at] ?? 0] = route
  const sign = route === NO_ROUTE ? -1 : 1
  const kind = ranking.kinds[rank] ?? 0
  freeVehicles[kind] = (freeVehicles[kind] ?? 0) - sign
  choice.gain += sign * (ranking.gains[rank] ?? 0)
}
