import type { WorkingRoutes } from './working-routes'

/**
 * By stop: what its removal costs, which is negative where it saves; and the positions in another route where it is
 * cheapest to insert, as the nodes that it would follow, the cheapest first.
 */
export type BestPositions = {
  readonly removalCost: Float64Array
  readonly predecessor: Int32Array
  readonly insertionCost: Float64Array
}

/** Of three positions, at least one does not touch a given stop of that route. */
export const POSITIONS_PER_STOP = 3

export const emptyBestPositions = (stops: number): BestPositions => ({
  removalCost: new Float64Array(stops),
  predecessor: new Int32Array(POSITIONS_PER_STOP * stops),
  insertionCost: new Float64Array(POSITIONS_PER_STOP * stops),
})

/** Finds the cheapest positions in the route `to` for all stops of the route `from`. */
export const findBestPositions = (
  workingRoutes: WorkingRoutes,
  positions: BestPositions,
  from: number,
  to: number,
): void => {
  const { stops, nodes, metres, next, prev, leg } = workingRoutes
  for (let stop = next[stops + from] ?? 0; stop < stops; stop = next[stop] ?? 0) {
    const before = prev[stop] ?? 0
    const legsCost = (leg[before] ?? 0) + (leg[stop] ?? 0)
    positions.removalCost[stop] = (metres[before * nodes + (next[stop] ?? 0)] ?? 0) - legsCost
    positions.insertionCost.fill(Infinity, POSITIONS_PER_STOP * stop, POSITIONS_PER_STOP * (stop + 1))
    let node = stops + to
    do {
      const nextNode = next[node] ?? 0
      const legs = (metres[node * nodes + stop] ?? 0) + (metres[stop * nodes + nextNode] ?? 0)
      addPosition(positions, stop, node, legs - (leg[node] ?? 0))
      node = nextNode
    } while (node < stops)
  }
}

const addPosition = (
  { predecessor, insertionCost }: BestPositions,
  stop: number,
  node: number,
  extraMetres: number,
): void => {
  const first = POSITIONS_PER_STOP * stop
  let index = first + POSITIONS_PER_STOP - 1
  if (extraMetres >= (insertionCost[index] ?? 0)) return
  for (; index > first && extraMetres < (insertionCost[index - 1] ?? 0); index -= 1) {
    insertionCost[index] = insertionCost[index - 1] ?? 0
    predecessor[index] = predecessor[index - 1] ?? 0
  }
  insertionCost[index] = extraMetres
  predecessor[index] = node
}
