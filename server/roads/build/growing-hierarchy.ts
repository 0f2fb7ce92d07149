import { partOfWork } from '../../steps'
import { addNumber, growingIntegers, growingList, numbersIn } from '../pbf/cursor'
import { stateThrough, throughState, type Hierarchy, type RankedEdges } from '../road-network'

/** A hierarchy to which states (nodes of the graph of roads) are added from the lowest to the highest one, with their edges to higher ones. */
export type GrowingHierarchy = ReturnType<typeof growingHierarchy>

export type FinishedHierarchy = { readonly hierarchy: Hierarchy; readonly rankOf: Int32Array }

export const growingHierarchy = (stateCount: number) => {
  const [up, down] = [growingEdges(stateCount), growingEdges(stateCount)]
  const rankOf = new Int32Array(stateCount).fill(-1)
  let size = 0
  return {
    size: (): number => size,
    rankOf,
    /** edges of the state that is added next, driven from it and to it */
    addUp: up.add,
    addDown: down.add,
    /** the next higher state, after its edges */
    addState: (state: number): void => {
      rankOf[state] = size++
      up.endState(size)
      down.endState(size)
    },
    /** states are numbered by their ranks from then on */
    *finish(): Generator<number, FinishedHierarchy, void> {
      const hierarchy = { stateCount, up: up.finish(), down: down.finish() }
      yield* partOfWork(numberByRank(hierarchy.up, rankOf), 0, 0.5)
      yield* partOfWork(numberByRank(hierarchy.down, rankOf), 0.5, 1)
      return { hierarchy, rankOf }
    },
  }
}

const growingEdges = (stateCount: number) => {
  const first = new Int32Array(stateCount + 1)
  const [other, cost, through] = [growingIntegers(), growingList(), growingIntegers()]
  return {
    add: (otherState: number, edgeCost: number, edgeThrough: number): void => {
      addNumber(other, otherState)
      addNumber(cost, edgeCost)
      addNumber(through, edgeThrough)
    },
    endState: (rank: number): void => {
      first[rank] = other.length
    },
    finish: (): RankedEdges => ({
      first,
      other: numbersIn(other),
      cost: numbersIn(cost),
      through: numbersIn(through),
    }),
  }
}

/** Edges between two pauses. */
const ITEMS_BETWEEN_YIELDS = 2 ** 16

const numberByRank = function* ({ other, through }: RankedEdges, rankOf: Int32Array): Generator<number, void, void> {
  for (let edge = 0; edge < other.length; edge += 1) {
    other[edge] = rankOf[other[edge] ?? 0] ?? 0
    const passed = through[edge] ?? 0
    if (passed < 0) through[edge] = throughState(rankOf[stateThrough(passed)] ?? 0)
    if (edge % ITEMS_BETWEEN_YIELDS === 0) yield edge / other.length
  }
}
