import { partOfWork } from '../../steps'
import { costQueue } from '../search/cost-queue'
import type { EdgesByState, EdgeStore } from './edge-store'
import { growingHierarchy, type FinishedHierarchy, type GrowingHierarchy } from './growing-hierarchy'
import { orderCore, type StatePoints } from './order-core'
import { stateRemoval } from './state-removal'

/**
 * Contraction hierarchies (Geisberger and others 2008): states, the nodes of the graph
 * of roads, are removed one by one, the least important first, and an
 * edge is added wherever the quickest way between two neighbours went through the removed one. States that are left when
 * there are more edges than `maxEdges` for each, or too many at each state, are ordered without searches. Yields the share that is done. The ranks
 * of the states are their order.
 */
export const contractStates = function* (
  store: EdgeStore,
  points: StatePoints,
  maxEdges = MAX_EDGES,
): Generator<number, FinishedHierarchy, void> {
  const hierarchy = growingHierarchy(store.stateCount)
  yield* partOfWork(rankStates(store, points, hierarchy, maxEdges), 0, 0.97)
  return yield* partOfWork(hierarchy.finish(), 0.97, 1)
}

const rankStates = function* (
  store: EdgeStore,
  points: StatePoints,
  hierarchy: GrowingHierarchy,
  maxEdges: number,
): Generator<number, void, void> {
  const { stateCount } = store
  const level = new Int32Array(stateCount)
  /** whether a neighbour was removed since the state was ranked */
  const hasChanged = new Uint8Array(stateCount)
  const removal = stateRemoval(store)
  const queue = costQueue(stateCount)
  const priorityOf = (state: number): number =>
    removal.canPlan(state) ? (level[state] ?? 0) + removal.plan(state) : LAST
  for (let state = 0; state < stateCount; state += 1) {
    queue.push(state, priorityOf(state))
    if (state % 256 === 0) yield FIRST_RANKING_SHARE * (state / stateCount)
  }
  while (hierarchy.size() < stateCount && store.edgeCount() < maxEdges * (stateCount - hierarchy.size())) {
    const state = queue.pop()
    const priority = priorityOf(state)
    if (hasChanged[state] === 1) {
      hasChanged[state] = 0
      if (!queue.isEmpty() && priority > queue.leastCost()) {
        queue.push(state, priority)
        continue
      }
    }
    if (priority === LAST) break
    removal.addPlanned(state)
    forEachEdge(store.leaving, state, hierarchy.addUp)
    forEachEdge(store.entering, state, hierarchy.addDown)
    hierarchy.addState(state)
    store.isolate(state, (neighbour) => {
      level[neighbour] = Math.max(level[neighbour] ?? 0, (level[state] ?? 0) + 1)
      hasChanged[neighbour] = 1
    })
    if (hierarchy.size() % 16 === 0) yield shareOfRanks(hierarchy.size() / stateCount)
  }
  const { rankOf } = hierarchy
  const core = Int32Array.from(rankOf.keys()).filter((state) => rankOf[state] === -1)
  yield* partOfWork(orderCore(store, core, points, hierarchy), shareOfRanks(hierarchy.size() / stateCount), 1)
}

const forEachEdge = (
  { first, count, other, cost, through }: EdgesByState,
  state: number,
  add: (other: number, cost: number, through: number) => void,
): void => {
  const start = first[state] ?? 0
  for (let edge = start; edge < start + (count[state] ?? 0); edge += 1)
    add(other[edge] ?? 0, cost[edge] ?? 0, through[edge] ?? 0)
}

/** The priority of a state with so many edges that it is ordered without searches. */
const LAST = Infinity

/** Of the time, until each state has a first priority. */
const FIRST_RANKING_SHARE = 0.05

/** The later a state is removed, the more edges its removal looks at: half of them take an eighth of the time. */
const shareOfRanks = (ranked: number): number => FIRST_RANKING_SHARE + (1 - FIRST_RANKING_SHARE) * ranked ** 3

/** By state that is left, on average: with more edges than these, searches for detours take longer and longer. */
const MAX_EDGES = 16
