import { UNREACHED } from '../road-network'
import { costQueue } from '../search/cost-queue'
import type { EdgeLists, EdgeStore } from './edge-store'

type WitnessTask = {
  readonly source: number
  readonly avoided: number
  /** from the source to the avoided state, and the longest edge on from there */
  readonly costIn: number
  readonly longestOut: number
  readonly maxSettled: number
}

/** Dijkstra from a state past the one that is to be removed, until nothing cheaper than through that one is left to find. */
export const witnessSearch = (store: EdgeStore) => {
  const { length } = store.lists().firstOut
  const costs = new Float64Array(length)
  const reachedIn = new Int32Array(length)
  /** what a way to a state costs through the avoided one, less the way in, in the run whose number stands beside it */
  const searchedIn = new Int32Array(length)
  const costOut = new Float64Array(length)
  const queue = costQueue()
  let run = 0
  return {
    run: ({ source, avoided, costIn, longestOut, maxSettled }: WitnessTask, out: EdgeLists): void => {
      const { firstOut, nextOut, to, cost } = store.lists()
      run += 1
      queue.clear()
      let left = 0
      for (let index = 0; index < out.length; index += 1) {
        const end = out.ends[index] ?? 0
        if (end === source) continue
        searchedIn[end] = run
        costOut[end] = costIn + (out.costs[index] ?? 0)
        left += 1
      }
      const maxCost = costIn + longestOut
      costs[source] = 0
      reachedIn[source] = run
      queue.push(source, 0)
      for (let settled = 0; settled < maxSettled && left > 0 && !queue.isEmpty();) {
        const stateCost = queue.leastCost()
        const state = queue.pop()
        if (stateCost > (costs[state] ?? 0)) continue
        settled += 1
        for (let edge = firstOut[state] ?? -1; edge >= 0; edge = nextOut[edge] ?? -1) {
          const next = to[edge] ?? 0
          const whole = stateCost + (cost[edge] ?? 0)
          if (whole > maxCost || next === avoided) continue
          if (reachedIn[next] === run && (costs[next] ?? 0) <= whole) continue
          costs[next] = whole
          reachedIn[next] = run
          queue.push(next, whole)
          if (searchedIn[next] === run && whole <= (costOut[next] ?? 0)) {
            searchedIn[next] = 0
            left -= 1
          }
        }
        if (searchedIn[state] === run) {
          searchedIn[state] = 0
          left -= 1
        }
      }
    },
    /** at most what the last run found */
    costTo: (state: number): number => (reachedIn[state] === run ? (costs[state] ?? 0) : UNREACHED),
  }
}
