import { partOfWork } from '../../steps'
import { stateThrough, throughState, UNREACHED, type Hierarchy, type RankedEdges } from '../road-network'
import { costQueue } from '../search/cost-queue'
import { addTo, edgeLists, grown, type EdgeStore } from './edge-store'
import { orderCore, type StatePoints } from './order-core'
import { witnessSearch } from './witness-search'

/**
 * Contraction hierarchies (Geisberger and others 2008): states are removed one by one, the least important first, and an
 * edge is added wherever the quickest way between two neighbours went through the removed one. States that are left when
 * there are more edges than `maxEdges` for each are ordered without searches. Yields the share that is done. The ranks
 * of the states are their order.
 */
export const contractStates = function* (
  store: EdgeStore,
  points: StatePoints,
  maxEdges = MAX_EDGES,
): Generator<number, { readonly hierarchy: Hierarchy; readonly rankOf: Int32Array }, void> {
  const rankOf = yield* partOfWork(rankStates(store, points, maxEdges), 0, 0.97)
  store.giveUpLists()
  const { from, to } = store.lists()
  const up = yield* partOfWork(rankedEdges(store, rankOf, from, to), 0.97, 0.985)
  const down = yield* partOfWork(rankedEdges(store, rankOf, to, from), 0.985, 1)
  return { hierarchy: { stateCount: rankOf.length, up, down }, rankOf }
}

/** Adds the edges that replace the removed states, and returns the ranks. */
const rankStates = function* (
  store: EdgeStore,
  points: StatePoints,
  maxEdges: number,
): Generator<number, Int32Array, void> {
  const stateCount = store.lists().firstOut.length
  const rankOf = new Int32Array(stateCount).fill(-1)
  const level = new Int32Array(stateCount)
  /** whether a neighbour was removed since the state was ranked */
  const hasChanged = new Uint8Array(stateCount)
  const removal = removalOf(store)
  const queue = costQueue(stateCount)
  const priorityOf = (state: number): number => {
    const { added, removed, addedHops, removedHops } = removal.plan(state, MAX_SETTLED.ranking)
    return (level[state] ?? 0) + (added === 0 ? 0 : added / removed + addedHops / removedHops)
  }
  for (let state = 0; state < stateCount; state += 1) {
    queue.push(state, priorityOf(state))
    if (state % 256 === 0) yield FIRST_RANKING_SHARE * (state / stateCount)
  }
  let rank = 0
  while (rank < stateCount && store.linkedCount() < maxEdges * (stateCount - rank)) {
    const state = queue.pop()
    if (hasChanged[state] === 1) {
      hasChanged[state] = 0
      const priority = priorityOf(state)
      if (!queue.isEmpty() && priority > queue.leastCost()) {
        queue.push(state, priority)
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
    if (rank % 16 === 0) yield shareOfRanks(rank / stateCount)
  }
  const core = Int32Array.from(rankOf.keys()).filter((state) => rankOf[state] === -1)
  const order = yield* partOfWork(orderCore(store, core, points), shareOfRanks(rank / stateCount), 1)
  for (const state of order) rankOf[state] = rank++
  return rankOf
}

/** Of the time, until each state has a first priority. */
const FIRST_RANKING_SHARE = 0.05

/** The later a state is removed, the more edges its removal looks at: half of them take a sixteenth of the time. */
const shareOfRanks = (ranked: number): number => FIRST_RANKING_SHARE + (1 - FIRST_RANKING_SHARE) * ranked ** 4

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

/** The edges that each state had to higher ones when it was removed, by rank. */
const rankedEdges = function* (
  store: EdgeStore,
  rankOf: Int32Array,
  lower: Int32Array,
  higher: Int32Array,
): Generator<number, RankedEdges, void> {
  const { cost, through } = store.lists()
  const count = store.count()
  const first = new Int32Array(rankOf.length + 1)
  const rankAt = (states: Int32Array, edge: number): number => rankOf[states[edge] ?? 0] ?? 0
  const isUpwards = (edge: number): boolean => rankAt(lower, edge) < rankAt(higher, edge)
  for (let edge = 0; edge < count; edge += 1) {
    if (isUpwards(edge)) first[rankAt(lower, edge) + 1] = (first[rankAt(lower, edge) + 1] ?? 0) + 1
    if (edge % ITEMS_BETWEEN_YIELDS === 0) yield edge / count / 2
  }
  for (let rank = 0; rank < rankOf.length; rank += 1) first[rank + 1] = (first[rank + 1] ?? 0) + (first[rank] ?? 0)
  const length = first[rankOf.length] ?? 0
  const ranked = {
    first,
    other: new Int32Array(length),
    cost: new Float64Array(length),
    through: new Int32Array(length),
  }
  const next = first.slice()
  for (let edge = 0; edge < count; edge += 1) {
    if (edge % ITEMS_BETWEEN_YIELDS === 0) yield (1 + edge / count) / 2
    if (!isUpwards(edge)) continue
    const at = next[rankAt(lower, edge)] ?? 0
    next[rankAt(lower, edge)] = at + 1
    ranked.other[at] = rankAt(higher, edge)
    ranked.cost[at] = cost[edge] ?? 0
    const passed = through[edge] ?? 0
    ranked.through[at] = passed >= 0 ? passed : throughState(rankOf[stateThrough(passed)] ?? 0)
  }
  return ranked
}

/** Edges between two pauses. */
const ITEMS_BETWEEN_YIELDS = 2 ** 16
