/** Edges in lists by their two ends, to which edges are added and from which a state is taken. */
export type EdgeStore = ReturnType<typeof edgeStore>

const NONE = -1
const NO_LIST = new Int32Array(0)

export const edgeStore = (stateCount: number, expectedEdges: number) => {
  let capacity = Math.max(16, 2 * expectedEdges)
  const [firstOut, firstIn] = [new Int32Array(stateCount).fill(NONE), new Int32Array(stateCount).fill(NONE)]
  const newList = (): Int32Array => new Int32Array(capacity)
  let [from, to, through] = [newList(), newList(), newList()]
  let [hops, nextOut, nextIn] = [newList(), newList(), newList()]
  let cost = new Float64Array(capacity)
  let count = 0
  let linked = 0
  /** the edges from the state that edges are added to, by their end */
  const edgeTo = new Int32Array(stateCount)
  const isFrom = new Int32Array(stateCount).fill(NONE)
  let lists = { firstOut, firstIn, nextOut, nextIn, from, to, through, hops, cost }

  const grow = (): void => {
    capacity = Math.ceil(capacity * 1.4)
    const grown = (list: Int32Array): Int32Array => {
      const copy = newList()
      copy.set(list)
      return copy
    }
    ;[from, to, through] = [grown(from), grown(to), grown(through)]
    ;[hops, nextOut, nextIn] = [grown(hops), grown(nextOut), grown(nextIn)]
    const grownCost = new Float64Array(capacity)
    grownCost.set(cost)
    cost = grownCost
    lists = { firstOut, firstIn, nextOut, nextIn, from, to, through, hops, cost }
  }

  const unlink = (first: Int32Array, next: Int32Array, state: number, edge: number): void => {
    if (first[state] === edge) {
      first[state] = next[edge] ?? NONE
      return
    }
    for (let before = first[state] ?? NONE; before >= 0; before = next[before] ?? NONE)
      if (next[before] === edge) {
        next[before] = next[edge] ?? NONE
        return
      }
  }

  return {
    /** the memory at present: it is replaced where it grows */
    lists: () => lists,
    count: () => count,
    /** how many edges are between states that were not isolated */
    linkedCount: () => linked,
    /** has to come before edges from a state are added */
    startAdding: (start: number): void => {
      for (let edge = firstOut[start] ?? NONE; edge >= 0; edge = nextOut[edge] ?? NONE) {
        const end = to[edge] ?? 0
        edgeTo[end] = edge
        isFrom[end] = start
      }
    },
    /** of two edges from one state to another, the cheaper one stays; one from a state to itself is never driven */
    add: (start: number, end: number, newCost: number, newThrough: number, newHops: number): void => {
      if (start === end) return
      if (isFrom[end] === start) {
        const known = edgeTo[end] ?? 0
        if (newCost >= (cost[known] ?? 0)) return
        cost[known] = newCost
        through[known] = newThrough
        hops[known] = newHops
        return
      }
      if (count === capacity) grow()
      from[count] = start
      to[count] = end
      cost[count] = newCost
      through[count] = newThrough
      hops[count] = newHops
      nextOut[count] = firstOut[start] ?? NONE
      nextIn[count] = firstIn[end] ?? NONE
      firstOut[start] = count
      firstIn[end] = count
      edgeTo[end] = count
      isFrom[end] = start
      count += 1
      linked += 1
    },
    /** takes a state out of the lists of its neighbours */
    isolate: (state: number, onNeighbour: (neighbour: number) => void): void => {
      for (let edge = firstOut[state] ?? NONE; edge >= 0; edge = nextOut[edge] ?? NONE) {
        linked -= 1
        unlink(firstIn, nextIn, to[edge] ?? 0, edge)
        onNeighbour(to[edge] ?? 0)
      }
      for (let edge = firstIn[state] ?? NONE; edge >= 0; edge = nextIn[edge] ?? NONE) {
        linked -= 1
        unlink(firstOut, nextOut, from[edge] ?? 0, edge)
        onNeighbour(from[edge] ?? 0)
      }
    },
    /** Gives up the lists by state, which take more memory than the edges: nothing is added or isolated any more. */
    giveUpLists: (): void => {
      ;[hops, nextOut, nextIn] = [NO_LIST, NO_LIST, NO_LIST]
      lists = { firstOut, firstIn, nextOut, nextIn, from, to, through, hops, cost }
    },
    /** forgets the edges of states, all of whose neighbours are among them */
    forgetEdges: (states: Int32Array): void => {
      for (const state of states) {
        for (let edge = firstOut[state] ?? NONE; edge >= 0; edge = nextOut[edge] ?? NONE) to[edge] = state
        firstOut[state] = firstIn[state] = isFrom[state] = NONE
      }
    },
  }
}

/** Edges from or to one state, in memory that is used again. */
export type EdgeLists = { ends: Int32Array; costs: Float64Array; hops: Int32Array; length: number }

export const edgeLists = (): EdgeLists => ({
  ends: new Int32Array(64),
  costs: new Float64Array(64),
  hops: new Int32Array(64),
  length: 0,
})

export const addTo = (lists: EdgeLists, end: number, cost: number, hops: number): void => {
  const index = lists.length++
  if (index === lists.ends.length) {
    lists.ends = grown(lists.ends)
    lists.hops = grown(lists.hops)
    const costs = new Float64Array(2 * index)
    costs.set(lists.costs)
    lists.costs = costs
  }
  lists.ends[index] = end
  lists.costs[index] = cost
  lists.hops[index] = hops
}

export const grown = (list: Int32Array): Int32Array<ArrayBuffer> => {
  const copy = new Int32Array(2 * list.length)
  copy.set(list)
  return copy
}
