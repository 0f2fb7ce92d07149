import { groupIndexes, stateThrough, throughState, UNREACHED, type Hierarchy, type RankedEdges } from '../road-network'
import { addTo, edgeLists, edgeStore, grown, type EdgeStore } from './edge-store'
import { orderCore, type StatePoints } from './order-core'
import { witnessSearch } from './witness-search'

/** An edge of the graph that is contracted. */
export type PlainEdges = {
  readonly from: ArrayLike<number>
  readonly to: ArrayLike<number>
  readonly cost: ArrayLike<number>
  readonly lane: ArrayLike<number>
}

/**
 * Contraction hierarchies (Geisberger and others 2008): states are removed one by one, the least important first, and an
 * edge is added wherever the quickest way between two neighbours went through the removed one. States that are left when
 * there are more edges than `maxEdges` for each are ordered without searches. Yields how many states are done. The ranks
 * of the states are their order.
 */
export const contractStates = function* (
  stateCount: number,
  edges: PlainEdges,
  points: StatePoints,
  maxEdges = MAX_EDGES,
): Generator<number, { readonly hierarchy: Hierarchy; readonly rankOf: Int32Array }, void> {
  const store = edgeStore(stateCount, edges.from.length)
  for (let edge = 0; edge < edges.from.length; edge += 1) {
    store.startAdding(edges.from[edge] ?? 0)
    store.add(edges.from[edge] ?? 0, edges.to[edge] ?? 0, edges.cost[edge] ?? 0, edges.lane[edge] ?? 0, 1)
  }
  const rankOf = new Int32Array(stateCount).fill(-1)
  const level = new Int32Array(stateCount)
  /** whether a neighbour was removed since the state was ranked */
  const hasChanged = new Uint8Array(stateCount)
  const removal = removalOf(store)
  const queue = stateQueue(stateCount)
  const priorityOf = (state: number): number => {
    const { added, removed, addedHops, removedHops } = removal.plan(state, MAX_SETTLED.ranking)
    return (level[state] ?? 0) + (added === 0 ? 0 : added / removed + addedHops / removedHops)
  }
  for (let state = 0; state < stateCount; state += 1) queue.set(state, priorityOf(state))
  let rank = 0
  while (rank < stateCount && store.linkedCount() < maxEdges * (stateCount - rank)) {
    const state = queue.pop()
    if (hasChanged[state] === 1) {
      hasChanged[state] = 0
      const priority = priorityOf(state)
      if (priority > queue.least()) {
        queue.set(state, priority)
        continue
      }
    }
    removal.plan(state, MAX_SETTLED.removing)
    removal.addPlanned(state)
    rankOf[state] = rank++
    store.isolate(state, (neighbour) => {
      level[neighbour] = Math.max(level[neighbour] ?? 0, (level[state] ?? 0) + 1)
      hasChanged[neighbour] = 1
    })
    if (rank % 16 === 0) yield rank
  }
  const core = Int32Array.from(rankOf.keys()).filter((state) => rankOf[state] === -1)
  const ordering = orderCore(store, core, points)
  let step = ordering.next()
  for (; step.done !== true; step = ordering.next()) yield rank + step.value * core.length
  for (const state of step.value) rankOf[state] = rank++
  return { hierarchy: rankedHierarchy(store, rankOf), rankOf }
}

type Removal = {
  readonly added: number
  readonly removed: number
  readonly addedHops: number
  readonly removedHops: number
}

/**
 * The most states that a search for a detour settles: few while states are only ranked; many before an edge is really
 * added, since a needless edge slows all later searches.
 */
const MAX_SETTLED = { ranking: 16, removing: 200 }

/** By state that is left, on average: with more edges than these, searches for detours take longer and longer. */
const MAX_EDGES = 16

/** Plans which edges replace a state: the counts say what a removal adds and removes. */
const removalOf = (store: EdgeStore) => {
  const search = witnessSearch(store)
  const out = edgeLists()
  const planned = { ...edgeLists(), sources: new Int32Array(64) }
  const plan = (state: number, maxSettled: number): Removal => {
    const { firstOut, firstIn, nextOut, nextIn, from, to, cost, hops } = store.lists()
    let [added, removed, addedHops, removedHops, longestOut] = [0, 0, 0, 0, 0]
    out.length = 0
    planned.length = 0
    for (let edge = firstOut[state] ?? -1; edge >= 0; edge = nextOut[edge] ?? -1) {
      addTo(out, to[edge] ?? 0, cost[edge] ?? 0, hops[edge] ?? 0)
      longestOut = Math.max(longestOut, cost[edge] ?? 0)
      removed += 1
      removedHops += hops[edge] ?? 0
    }
    for (let edge = firstIn[state] ?? -1; edge >= 0; edge = nextIn[edge] ?? -1) {
      const [source, costIn, hopsIn] = [from[edge] ?? 0, cost[edge] ?? 0, hops[edge] ?? 0]
      removed += 1
      removedHops += hopsIn
      if (out.length === 0 || (out.length === 1 && out.ends[0] === source)) continue
      search.run({ source, avoided: state, costIn, longestOut, maxSettled }, out)
      for (let index = 0; index < out.length; index += 1) {
        const end = out.ends[index] ?? 0
        const whole = costIn + (out.costs[index] ?? 0)
        if (end === source || search.costTo(end) <= whole || whole >= UNREACHED) continue
        const newHops = hopsIn + (out.hops[index] ?? 0)
        added += 1
        addedHops += newHops
        if (planned.length === planned.sources.length) planned.sources = grown(planned.sources)
        planned.sources[planned.length] = source
        addTo(planned, end, whole, newHops)
      }
    }
    return { added, removed, addedHops, removedHops }
  }
  return {
    plan,
    /** adds the edges of the last plan, which was that of this state */
    addPlanned: (state: number): void => {
      let last = -1
      for (let index = 0; index < planned.length; index += 1) {
        const source = planned.sources[index] ?? 0
        if (source !== last) store.startAdding(source)
        last = source
        store.add(
          source,
          planned.ends[index] ?? 0,
          planned.costs[index] ?? 0,
          throughState(state),
          planned.hops[index] ?? 0,
        )
      }
    },
  }
}

/** The edges that each state had when it was removed, by rank. */
const rankedHierarchy = (store: EdgeStore, rankOf: Int32Array): Hierarchy => {
  const { from, to, cost, through } = store.lists()
  const count = store.count()
  const ranked = (lower: ArrayLike<number>, higher: ArrayLike<number>): RankedEdges => {
    const isRanked = (edge: number): boolean => (rankOf[lower[edge] ?? 0] ?? 0) < (rankOf[higher[edge] ?? 0] ?? 0)
    const { first, indexes } = groupIndexes(count, rankOf.length, (edge) =>
      isRanked(edge) ? (rankOf[lower[edge] ?? 0] ?? -1) : -1,
    )
    return {
      first,
      other: indexes.map((edge) => rankOf[higher[edge] ?? 0] ?? -1),
      cost: Float64Array.from(indexes, (edge) => cost[edge] ?? 0),
      through: indexes.map((edge) => {
        const passed = through[edge] ?? 0
        return passed >= 0 ? passed : throughState(rankOf[stateThrough(passed)] ?? 0)
      }),
    }
  }
  return { stateCount: rankOf.length, up: ranked(from, to), down: ranked(to, from) }
}

/** States by their priority, the least first; a state that is set again moves. Of two alike, the one with the lower number comes first. */
const stateQueue = (stateCount: number) => {
  const heap = new Int32Array(stateCount)
  const placeOf = new Int32Array(stateCount).fill(-1)
  const priority = new Float64Array(stateCount)
  let length = 0
  const isBefore = (one: number, other: number): boolean => {
    const [first, second] = [priority[one] ?? 0, priority[other] ?? 0]
    return first < second || (first === second && one < other)
  }
  const put = (state: number, place: number): void => {
    heap[place] = state
    placeOf[state] = place
  }
  const rise = (state: number, start: number): void => {
    let place = start
    while (place > 0) {
      const above = (place - 1) >> 1
      const other = heap[above] ?? 0
      if (!isBefore(state, other)) break
      put(other, place)
      place = above
    }
    put(state, place)
  }
  const sink = (state: number, start: number): void => {
    let place = start
    for (;;) {
      let below = 2 * place + 1
      if (below >= length) break
      if (below + 1 < length && isBefore(heap[below + 1] ?? 0, heap[below] ?? 0)) below += 1
      const other = heap[below] ?? 0
      if (!isBefore(other, state)) break
      put(other, place)
      place = below
    }
    put(state, place)
  }
  return {
    set: (state: number, newPriority: number): void => {
      priority[state] = newPriority
      rise(state, length++)
    },
    /** of the first state; Infinity if there is none */
    least: (): number => (length === 0 ? Infinity : (priority[heap[0] ?? 0] ?? 0)),
    /** takes the first one out */
    pop: (): number => {
      const state = heap[0] ?? -1
      length -= 1
      if (length > 0) sink(heap[length] ?? 0, 0)
      return state
    },
  }
}
