import { groupIndexes } from './group-indexes'
import type { TurnStates } from './turn-states'

/** By state: 1 in the largest set of states that all reach each other (Tarjan 1972, without recursion). */
export const largestPartOf = ({ stateCount, moveFrom, moveTo }: TurnStates): Uint8Array => {
  const { first, indexes } = groupIndexes(moveFrom.length, stateCount, (move) => moveFrom[move] ?? -1)
  const [order, lowest, next] = [new Int32Array(stateCount), new Int32Array(stateCount), first.slice()]
  const [path, open] = [new Int32Array(stateCount), new Int32Array(stateCount)]
  const partOf = new Int32Array(stateCount).fill(-1)
  let [visited, openCount, part, largest, largestSize] = [0, 0, 0, -1, 0]
  const enter = (state: number): void => {
    order[state] = lowest[state] = ++visited
    open[openCount++] = state
  }
  const closePart = (root: number): void => {
    const before = openCount
    while (openCount > 0 && partOf[root] === -1) partOf[open[--openCount] ?? 0] = part
    if (before - openCount > largestSize) [largest, largestSize] = [part, before - openCount]
    part += 1
  }
  const visit = (start: number): void => {
    let depth = 0
    path[0] = start
    enter(start)
    while (depth >= 0) {
      const state = path[depth] ?? 0
      const at = next[state] ?? 0
      if (at === first[state + 1]) {
        if (lowest[state] === order[state]) closePart(state)
        depth -= 1
        const above = path[depth] ?? 0
        if (depth >= 0) lowest[above] = Math.min(lowest[above] ?? 0, lowest[state] ?? 0)
        continue
      }
      next[state] = at + 1
      const other = moveTo[indexes[at] ?? 0] ?? 0
      if (order[other] === 0) {
        enter(other)
        path[++depth] = other
      } else if (partOf[other] === -1) lowest[state] = Math.min(lowest[state] ?? 0, order[other] ?? 0)
    }
  }
  for (let start = 0; start < stateCount; start += 1) if (order[start] === 0) visit(start)
  return Uint8Array.from(partOf, (own) => (own === largest ? 1 : 0))
}
