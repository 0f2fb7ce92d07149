import { addNumber, growingIntegers, growingList, type GrowingList } from '../pbf/cursor'
import { UNREACHED } from '../road-network'
import { costQueue } from '../search/cost-queue'
import type { EdgeStore } from './edge-store'

/** Edges that would replace a state, a node of the graph of roads: from a source, over the state, by one of its exits. */
export type PlannedEdges = {
  readonly source: Int32Array
  readonly exit: Int32Array
  readonly cost: Float64Array
}

/**
 * Looks for detours past a state that cost no more than the way over it. The last edges that a detour may have are listed
 * beforehand, by the state that they leave; Dijkstra from the source goes on until it has reached one of them for each
 * planned edge, or none is near enough.
 */
export const witnessSearch = ({ stateCount, leaving, entering }: EdgeStore) => {
  const [costs, reachedIn] = [new Float64Array(stateCount), new Int32Array(stateCount)]
  const queue = costQueue()
  let [avoided, run, listing] = [NONE, 0, 0]
  /** by state: the listing in which last edges leave it, and the first of them */
  const [listedIn, firstLastEdge] = [new Int32Array(stateCount), new Int32Array(stateCount)]
  const lastEdges = { exit: growingIntegers(), cost: growingList(), next: growingIntegers() }
  /** the exits, first the one for which a search may have to go farthest */
  const order = growingIntegers()
  let exits = exitLists(64)

  /** Answers the cost of the cheapest one. */
  const listLastEdges = (exit: number, end: number): number => {
    const start = entering.first[end] ?? 0
    let least = UNREACHED
    for (let edge = start; edge < start + (entering.count[end] ?? 0); edge += 1) {
      const [state, cost] = [entering.other[edge] ?? 0, entering.cost[edge] ?? 0]
      if (state === avoided) continue
      if (cost < least) least = cost
      const next = listedIn[state] === listing ? (firstLastEdge[state] ?? NONE) : NONE
      listedIn[state] = listing
      firstLastEdge[state] = lastEdges.next.length
      addNumber(lastEdges.exit, exit)
      addNumber(lastEdges.cost, cost)
      addNumber(lastEdges.next, next)
    }
    return least
  }

  const markDetours = (state: number, cost: number): void => {
    const { exit, cost: lastCost, next } = lastEdges
    for (let last = firstLastEdge[state] ?? NONE; last >= 0; last = next.values[last] ?? NONE) {
      const end = exit.values[last] ?? 0
      if (exits.wantedIn[end] === run && cost + (lastCost.values[last] ?? 0) <= (exits.wantedCost[end] ?? 0))
        exits.wantedIn[end] = 0
    }
  }

  return {
    /** Has to come before searches past a state, and again when edges have changed. Answers the exits of the state. */
    avoid: (state: number): GrowingList<Int32Array> => {
      avoided = state
      listing += 1
      lastEdges.exit.length = lastEdges.cost.length = lastEdges.next.length = order.length = 0
      const [start, count] = [leaving.first[state] ?? 0, leaving.count[state] ?? 0]
      if (count > exits.wantedIn.length) exits = exitLists(2 * count)
      for (let exit = 0; exit < count; exit += 1) {
        const least = listLastEdges(exit, leaving.other[start + exit] ?? 0)
        exits.leastLastCost[exit] = least
        const reach = (exits.reach[exit] = (leaving.cost[start + exit] ?? 0) - least)
        addNumber(order, exit)
        let place = exit
        for (; place > 0 && (exits.reach[order.values[place - 1] ?? 0] ?? 0) < reach; place -= 1)
          order.values[place] = order.values[place - 1] ?? 0
        order.values[place] = exit
      }
      return order
    },
    /** The planned edges from `firstEdge` to before `endEdge` have one source, and are in the order of the exits. */
    run: ({ source, exit, cost }: PlannedEdges, firstEdge: number, endEdge: number, maxSettled: number): void => {
      run += 1
      queue.clear()
      for (let edge = firstEdge; edge < endEdge; edge += 1) {
        exits.wantedIn[exit[edge] ?? 0] = run
        exits.wantedCost[exit[edge] ?? 0] = cost[edge] ?? 0
      }
      const { first, count, other, cost: edgeCost } = leaving
      const { wantedIn, leastLastCost } = exits
      const start = source[firstEdge] ?? 0
      costs[start] = 0
      reachedIn[start] = run
      if (listedIn[start] === listing) markDetours(start, 0)
      queue.push(start, 0)
      let farthest = firstEdge
      for (let settled = 0; settled < maxSettled && !queue.isEmpty();) {
        const stateCost = queue.leastCost()
        const state = queue.pop()
        if (stateCost > (costs[state] ?? 0)) continue
        settled += 1
        while (farthest < endEdge && wantedIn[exit[farthest] ?? 0] !== run) farthest += 1
        if (farthest === endEdge) return
        const maxCost = (cost[farthest] ?? 0) - (leastLastCost[exit[farthest] ?? 0] ?? 0)
        const end = (first[state] ?? 0) + (count[state] ?? 0)
        for (let edge = first[state] ?? 0; edge < end; edge += 1) {
          const whole = stateCost + (edgeCost[edge] ?? 0)
          if (whole > maxCost) continue
          const next = other[edge] ?? 0
          if (next === avoided || (reachedIn[next] === run && (costs[next] ?? 0) <= whole)) continue
          costs[next] = whole
          reachedIn[next] = run
          queue.push(next, whole)
          if (listedIn[next] === listing) markDetours(next, whole)
        }
      }
    },
    /** what the last run found */
    hasDetour: (exit: number): boolean => exits.wantedIn[exit] !== run,
  }
}

const exitLists = (length: number) => ({
  /** the cost of its cheapest last edge, and how much more the exit costs */
  leastLastCost: new Float64Array(length),
  reach: new Float64Array(length),
  /** the run that looks for a detour to its end and has found none, and what this may cost */
  wantedIn: new Int32Array(length),
  wantedCost: new Float64Array(length),
})

const NONE = -1
