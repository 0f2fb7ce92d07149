import type { GroupedIndexes } from '../road-network'

/** The neighbours of each state, which is a node of the graph of roads, in both directions, and where it is. */
export type PlacedGraph = {
  readonly neighbours: GroupedIndexes
  readonly lats: ArrayLike<number>
  readonly lngs: ArrayLike<number>
}

/** So few states are no longer cut in two. */
const SMALLEST_CUT = 12

/** As directions that the states are sorted in: east, north, and between them. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const

/**
 * States in an order in which each part of the map comes before the few states that separate it from the others
 * (inertial flow: Schild and Sommer 2015). Yields how many states are in order.
 */
export const nestedOrder = function* (graph: PlacedGraph): Generator<number, Int32Array, void> {
  const stateCount = graph.neighbours.first.length - 1
  const order = new Int32Array(stateCount)
  const cut = cutter(graph)
  const parts: Int32Array[] = [Int32Array.from(order.keys())]
  let left = stateCount
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const { separator, sides } =
      part.length < SMALLEST_CUT ? { separator: part, sides: [] } : yield* cut(part, stateCount - left)
    for (const state of separator) order[--left] = state
    parts.push(...sides)
    yield stateCount - left
  }
  return order
}

type Cut = { readonly separator: Int32Array; readonly sides: ReadonlyArray<Int32Array> }

/**
 * Cuts a part of the states in two, of the directions by that which needs the fewest states: as many as there are
 * ways without a common state from the first quarter to the last one (Menger 1927).
 */
const cutter = ({ neighbours: { first, indexes }, lats, lngs }: PlacedGraph) => {
  const stateCount = first.length - 1
  const partOf = new Int32Array(stateCount)
  const isGoal = new Uint8Array(stateCount)
  /** of the way through a state: its next state, and the one before; NONE at its ends, and CLEAR where there is no way */
  const [next, before] = [new Int32Array(stateCount), new Int32Array(stateCount)]
  /** by twice the state for its entry, and one more for its exit: the pass in which it was seen, and from where */
  const [seenIn, seenFrom] = [new Int32Array(2 * stateCount), new Int32Array(2 * stateCount)]
  const waiting = new Int32Array(2 * stateCount)
  let [partNumber, pass] = [0, 0]

  /** Looks for one more way to a goal; answers the exit that it found, or NONE. Ways found before may be led elsewhere. */
  const findWay = (start: number): number => {
    let length = 0
    const see = (side: number, from: number): void => {
      if (seenIn[side] === pass) return
      seenIn[side] = pass
      seenFrom[side] = from
      waiting[length++] = side
    }
    see(2 * start, NONE)
    while (length > 0) {
      const side = waiting[--length] ?? 0
      const state = side >> 1
      const hasWay = next[state] !== CLEAR
      if (side % 2 === 0) {
        if (!hasWay) see(side + 1, side)
        else if ((before[state] ?? NONE) >= 0) see(2 * (before[state] ?? 0) + 1, side)
        continue
      }
      if (isGoal[state] === 1) return side
      if (hasWay) see(side - 1, side)
      for (let index = first[state] ?? 0; index < (first[state + 1] ?? 0); index += 1) {
        const other = indexes[index] ?? 0
        if (partOf[other] === partNumber) see(2 * other, side)
      }
    }
    return NONE
  }

  const takeWay = (end: number): void => {
    const sides = [end]
    for (let side = seenFrom[end] ?? NONE; side >= 0; side = seenFrom[side] ?? NONE) sides.push(side)
    sides.reverse()
    before[(sides[0] ?? 0) >> 1] = NONE
    for (const [index, side] of sides.entries()) {
      const [state, onward] = [side >> 1, sides[index + 1]]
      if (onward === undefined) next[state] = NONE
      else if (side % 2 === 1 && onward === side - 1) next[state] = before[state] = CLEAR
      else if (side % 2 === 1) {
        next[state] = onward >> 1
        before[onward >> 1] = state
      }
    }
  }

  /** Answers how many ways more there are now; after 0 of them, there are no others. */
  const addWays = (starts: Int32Array): number => {
    pass += 1
    let added = 0
    for (const start of starts) {
      const end = findWay(start)
      if (end === NONE) continue
      takeWay(end)
      added += 1
    }
    return added
  }

  return function* (part: Int32Array, done: number): Generator<number, Cut, void> {
    partNumber += 1
    for (const state of part) partOf[state] = partNumber
    const quarter = Math.ceil(part.length / 4)
    let best: Cut = { separator: part, sides: [] }
    for (const [north, east] of DIRECTIONS) {
      const along = (state: number): number => north * (lats[state] ?? 0) + east * (lngs[state] ?? 0)
      const sorted = part.toSorted((one, other) => along(one) - along(other) || one - other)
      const [starts, goals] = [sorted.subarray(0, quarter), sorted.subarray(-quarter)]
      for (const state of part) next[state] = before[state] = CLEAR
      for (const state of goals) isGoal[state] = 1
      let ways = 0
      for (let newWays = -1; newWays !== 0 && ways < best.separator.length; ways += newWays) {
        newWays = addWays(starts)
        yield done
      }
      for (const state of goals) isGoal[state] = 0
      if (ways >= best.separator.length) continue
      const isSeen = (side: number): boolean => seenIn[side] === pass
      best = {
        separator: part.filter((state) => isSeen(2 * state) && !isSeen(2 * state + 1)),
        sides: [
          part.filter((state) => isSeen(2 * state + 1)),
          part.filter((state) => !isSeen(2 * state) && !isSeen(2 * state + 1)),
        ],
      }
    }
    return best
  }
}

const NONE = -1
const CLEAR = -2
