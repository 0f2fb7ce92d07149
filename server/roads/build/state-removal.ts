import { grownFloats, grownIntegers } from '../pbf/cursor'
import { throughState, UNREACHED } from '../road-network'
import type { EdgeStore } from './edge-store'
import { witnessSearch, type PlannedEdges } from './witness-search'

/** The edges of a state and those that would replace it: how many, and of how many lanes they are made. */
export type Removal = {
  readonly removed: number
  readonly removedHops: number
  readonly added: number
  readonly addedHops: number
}

/**
 * The most states that a search for a detour settles: few while states are only ranked; many before an edge is really
 * added, since a needless edge slows all later searches.
 */
const MAX_SETTLED = { ranking: 8, removing: 100 }

/** Plans which edges replace a state, and adds them. */
export const stateRemoval = (store: EdgeStore) => {
  const { leaving, entering } = store
  const search = witnessSearch(store)
  let [planned, plannedCount] = [newEdges(64), 0]

  const setPlanned = (place: number, source: number, exit: number, cost: number, hops: number): void => {
    planned.source[place] = source
    planned.exit[place] = exit
    planned.cost[place] = cost
    planned.hops[place] = hops
  }

  /** Moves those of the edges that have no detour to a place, and answers the place after them. */
  const keepNeeded = (first: number, end: number, place: number, maxSettled: number): number => {
    search.run(planned, first, end, maxSettled)
    let next = place
    for (let edge = first; edge < end; edge += 1)
      if (!search.hasDetour(planned.exit[edge] ?? 0))
        setPlanned(
          next++,
          planned.source[edge] ?? 0,
          planned.exit[edge] ?? 0,
          planned.cost[edge] ?? 0,
          planned.hops[edge] ?? 0,
        )
    return next
  }

  return {
    /** The searches are short ones: more edges may be planned than are needed. */
    plan: (state: number): Removal => {
      const exits = search.avoid(state)
      const [firstIn, firstOut] = [entering.first[state] ?? 0, leaving.first[state] ?? 0]
      const endIn = firstIn + (entering.count[state] ?? 0)
      plannedCount = 0
      for (let edge = firstIn; edge < endIn; edge += 1) {
        const source = entering.other[edge] ?? 0
        let end = plannedCount
        if (end + exits.length > planned.source.length) planned = grownEdges(planned, 2 * (end + exits.length))
        for (let index = 0; index < exits.length; index += 1) {
          const exit = exits.values[index] ?? 0
          const cost = (entering.cost[edge] ?? 0) + (leaving.cost[firstOut + exit] ?? 0)
          if (leaving.other[firstOut + exit] === source || cost >= UNREACHED) continue
          setPlanned(end++, source, exit, cost, (entering.hops[edge] ?? 0) + (leaving.hops[firstOut + exit] ?? 0))
        }
        if (end > plannedCount) plannedCount = keepNeeded(plannedCount, end, plannedCount, MAX_SETTLED.ranking)
      }
      return {
        removed: exits.length + endIn - firstIn,
        removedHops: sumOf(leaving.hops, firstOut, firstOut + exits.length) + sumOf(entering.hops, firstIn, endIn),
        added: plannedCount,
        addedHops: sumOf(planned.hops, 0, plannedCount),
      }
    },
    /** Adds the edges of the last plan, which was that of this state, but those for which a longer search finds detours. */
    addPlanned: (state: number): void => {
      let kept = 0
      for (let [first, end] = [0, 0]; first < plannedCount; first = end) {
        while (end < plannedCount && planned.source[end] === planned.source[first]) end += 1
        kept = keepNeeded(first, end, kept, MAX_SETTLED.removing)
      }
      const firstOut = leaving.first[state] ?? 0
      for (let edge = 0; edge < kept; edge += 1)
        store.add(
          planned.source[edge] ?? 0,
          leaving.other[firstOut + (planned.exit[edge] ?? 0)] ?? 0,
          planned.cost[edge] ?? 0,
          throughState(state),
          planned.hops[edge] ?? 0,
        )
    },
  }
}

type EdgesWithHops = PlannedEdges & { readonly hops: Int32Array }

const newEdges = (length: number): EdgesWithHops => ({
  source: new Int32Array(length),
  exit: new Int32Array(length),
  cost: new Float64Array(length),
  hops: new Int32Array(length),
})

const grownEdges = ({ source, exit, cost, hops }: EdgesWithHops, length: number): EdgesWithHops => ({
  source: grownIntegers(source, length),
  exit: grownIntegers(exit, length),
  cost: grownFloats(cost, length),
  hops: grownIntegers(hops, length),
})

const sumOf = (list: Int32Array, first: number, end: number): number => {
  let sum = 0
  for (let index = first; index < end; index += 1) sum += list[index] ?? 0
  return sum
}
