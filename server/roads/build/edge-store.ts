import { grownFloats, grownIntegers } from '../pbf/cursor'

/** Edges between the states (nodes of the graph of roads) that are left. Each one is stored twice: with the state that it leaves, and with the one that it enters. */
export type EdgeStore = ReturnType<typeof edgeStore>

/**
 * The edges of each state lie side by side, so that a search reads them quickly: from `first[state]` on, `count[state]`
 * of them. The lists are replaced where they grow.
 */
export type EdgesByState = {
  readonly first: Int32Array
  readonly count: Int32Array
  /** how many edges have room */
  readonly capacity: Int32Array
  /** the state at the other end */
  other: Int32Array
  cost: Float64Array
  /** the lane that is driven, or the removed state that the edge replaces */
  through: Int32Array
  /** how many lanes it is made of */
  hops: Int32Array
  used: number
  /** by the logarithm of its capacity: a place that is free again, whose `other` is the next such place */
  readonly free: Int32Array
}

const NONE = -1

/** Most states have no more edges in either direction at first. */
const FIRST_CAPACITY = 4

const edgesByState = (stateCount: number): EdgesByState => {
  const length = stateCount * FIRST_CAPACITY
  return {
    first: Int32Array.from({ length: stateCount }, (_, state) => state * FIRST_CAPACITY),
    count: new Int32Array(stateCount),
    capacity: new Int32Array(stateCount).fill(FIRST_CAPACITY),
    other: new Int32Array(length),
    cost: new Float64Array(length),
    through: new Int32Array(length),
    hops: new Int32Array(length),
    used: length,
    free: new Int32Array(32).fill(NONE),
  }
}

/** Where the edge between two states stands; NONE if there is none. */
const placeOf = ({ first, count, other }: EdgesByState, state: number, end: number): number => {
  const start = first[state] ?? 0
  for (let edge = start + (count[state] ?? 0) - 1; edge >= start; edge -= 1) if (other[edge] === end) return edge
  return NONE
}

const setEdge = (edges: EdgesByState, edge: number, cost: number, through: number, hops: number): void => {
  edges.cost[edge] = cost
  edges.through[edge] = through
  edges.hops[edge] = hops
}

/** Takes a place for one more edge of a state, and answers it. */
const newEdge = (edges: EdgesByState, state: number, end: number): number => {
  if (edges.count[state] === edges.capacity[state]) doubleCapacity(edges, state)
  const count = edges.count[state] ?? 0
  const edge = (edges.first[state] ?? 0) + count
  edges.count[state] = count + 1
  edges.other[edge] = end
  return edge
}

const doubleCapacity = (edges: EdgesByState, state: number): void => {
  const [capacity, from] = [edges.capacity[state] ?? 0, edges.first[state] ?? 0]
  const place = takePlace(edges, 2 * capacity)
  for (const list of [edges.other, edges.cost, edges.through, edges.hops]) list.copyWithin(place, from, from + capacity)
  freePlace(edges, state)
  edges.first[state] = place
  edges.capacity[state] = 2 * capacity
}

const logarithmOf = (capacity: number): number => 31 - Math.clz32(capacity)

const takePlace = (edges: EdgesByState, capacity: number): number => {
  const free = edges.free[logarithmOf(capacity)] ?? NONE
  if (free !== NONE) {
    edges.free[logarithmOf(capacity)] = edges.other[free] ?? NONE
    return free
  }
  if (edges.used + capacity > edges.other.length) {
    const length = Math.ceil(1.3 * (edges.used + capacity))
    edges.other = grownIntegers(edges.other, length)
    edges.cost = grownFloats(edges.cost, length)
    edges.through = grownIntegers(edges.through, length)
    edges.hops = grownIntegers(edges.hops, length)
  }
  edges.used += capacity
  return edges.used - capacity
}

const freePlace = (edges: EdgesByState, state: number): void => {
  const [place, size] = [edges.first[state] ?? 0, logarithmOf(edges.capacity[state] ?? 0)]
  edges.other[place] = edges.free[size] ?? NONE
  edges.free[size] = place
}

const removeEdge = (edges: EdgesByState, state: number, end: number): void => {
  const edge = placeOf(edges, state, end)
  const count = (edges.count[state] ?? 0) - 1
  const last = (edges.first[state] ?? 0) + count
  edges.other[edge] = edges.other[last] ?? 0
  setEdge(edges, edge, edges.cost[last] ?? 0, edges.through[last] ?? 0, edges.hops[last] ?? 0)
  edges.count[state] = count
}

export const edgeStore = (stateCount: number) => {
  const [leaving, entering] = [edgesByState(stateCount), edgesByState(stateCount)]
  let edgeCount = 0
  const dropAll = (edges: EdgesByState, state: number): void => {
    freePlace(edges, state)
    edges.count[state] = 0
  }
  return {
    stateCount,
    leaving,
    entering,
    edgeCount: () => edgeCount,
    /** of two edges from one state to another, the cheaper one stays; one from a state to itself is never driven */
    add: (start: number, end: number, cost: number, through: number, hops: number): void => {
      if (start === end) return
      const existingEdge = placeOf(leaving, start, end)
      if (existingEdge === NONE) {
        setEdge(leaving, newEdge(leaving, start, end), cost, through, hops)
        setEdge(entering, newEdge(entering, end, start), cost, through, hops)
        edgeCount += 1
      } else if (cost < (leaving.cost[existingEdge] ?? 0)) {
        setEdge(leaving, existingEdge, cost, through, hops)
        setEdge(entering, placeOf(entering, end, start), cost, through, hops)
      }
    },
    /** removes all edges of a state */
    isolate: (state: number, onNeighbour: (neighbour: number) => void): void => {
      for (const [own, others] of [
        [leaving, entering],
        [entering, leaving],
      ] as const) {
        const start = own.first[state] ?? 0
        for (let edge = start; edge < start + (own.count[state] ?? 0); edge += 1) {
          const neighbour = own.other[edge] ?? 0
          removeEdge(others, neighbour, state)
          onNeighbour(neighbour)
          edgeCount -= 1
        }
        dropAll(own, state)
      }
    },
  }
}
