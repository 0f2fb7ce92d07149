import { grownFloats, grownIntegers } from '../pbf/cursor'
import { throughState, UNREACHED } from '../road-network'
import type { EdgeStore } from './edge-store'
import { witnessSearch, type PlannedEdges } from './witness-search'

/**
 * The most states that a search for a detour settles: few while states are only ranked; many before an edge is really
 * added, since a needless edge slows all later searches.
 */
const MAX_SETTLED = { ranking: 8, removing: 100 }

/** The most edges that a plan looks at: no junction has so many, but in files that were made to do harm. */
const MAX_PLANNED = 2 ** 16

/** Plans which edges replace a state, which is a node of the graph of roads, and adds them. */
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

  const isDeadEnd = (state: number): boolean =>
    leaving.count[state] === 1 &&
    entering.count[state] === 1 &&
    leaving.other[leaving.first[state] ?? 0] === entering.other[entering.first[state] ?? 0]

  return {
    /** whether the state has so few edges that a plan can be made */
    canPlan: (state: number): boolean => (entering.count[state] ?? 0) * (leaving.count[state] ?? 0) <= MAX_PLANNED,
    /**
     * The searches are short ones: more edges may be planned than are needed. Answers how many edges would be added for
     * each that is removed, and the same of the lanes that they are made of, as a sum.
     */
    plan: (state: number): number => {
      plannedCount = 0
      if (isDeadEnd(state)) return 0
      const exits = search.avoid(state)
      const [firstIn, firstOut] = [entering.first[state] ?? 0, leaving.first[state] ?? 0]
      const endIn = firstIn + (entering.count[state] ?? 0)
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
      if (plannedCount === 0) return 0
      const removed = exits.length + endIn - firstIn
      const removedHops = sumOf(leaving.hops, firstOut, firstOut + exits.length) + sumOf(entering.hops, firstIn, endIn)
      return plannedCount / removed + sumOf(planned.hops, 0, plannedCount) / removedHops
    },
    /** Adds the edges of the last plan, which was that of this state, but those for which a longer search finds detours. */
    addPlanned: (state: number): void => {
      let neededCount = 0
      for (let [first, end] = [0, 0]; first < plannedCount; first = end) {
        while (end < plannedCount && planned.source[end] === planned.source[first]) end += 1
        neededCount = keepNeeded(first, end, neededCount, MAX_SETTLED.removing)
      }
      const firstOut = leaving.first[state] ?? 0
      for (let edge = 0; edge < neededCount; edge += 1)
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
