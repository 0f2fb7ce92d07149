import type { PenalisedRoutes } from './penalised-routes'

/**
 * By stop: the extra metres of its removal, negative where that saves; and the positions in another route where it adds
 * the fewest metres, the best first: the node before each, and the extra metres.
 */
export type BestPositions = {
  readonly removalExtraMetres: Float64Array
  readonly nodeBefore: Int32Array
  readonly insertionExtraMetres: Float64Array
}

/** Three, since removing a stop spoils only the positions just before and just behind it: one of three stays valid. */
export const POSITIONS_PER_STOP = 3

export const createBestPositions = (stops: number): BestPositions => ({
  removalExtraMetres: new Float64Array(stops),
  nodeBefore: new Int32Array(POSITIONS_PER_STOP * stops),
  insertionExtraMetres: new Float64Array(POSITIONS_PER_STOP * stops),
})

/** Recomputes the best positions in the route of `toVehicle` for each stop of the route of `fromVehicle`. */
export const recomputeBestPositions = (
  penalisedRoutes: PenalisedRoutes,
  positions: BestPositions,
  fromVehicle: number,
  toVehicle: number,
): void => {
  const { stopCount, nodeCount, metres, next, prev, leg } = penalisedRoutes
  for (let stop = next[stopCount + fromVehicle] ?? 0; stop < stopCount; stop = next[stop] ?? 0) {
    const before = prev[stop] ?? 0
    const legsCost = (leg[before] ?? 0) + (leg[stop] ?? 0)
    positions.removalExtraMetres[stop] = (metres[before * nodeCount + (next[stop] ?? 0)] ?? 0) - legsCost
    positions.insertionExtraMetres.fill(Infinity, POSITIONS_PER_STOP * stop, POSITIONS_PER_STOP * (stop + 1))
    let node = stopCount + toVehicle
    do {
      const nextNode = next[node] ?? 0
      const legs = (metres[node * nodeCount + stop] ?? 0) + (metres[stop * nodeCount + nextNode] ?? 0)
      addPosition(positions, stop, node, legs - (leg[node] ?? 0))
      node = nextNode
    } while (node < stopCount)
  }
}

const addPosition = (
  { nodeBefore, insertionExtraMetres }: BestPositions,
  stop: number,
  node: number,
  extraMetres: number,
): void => {
  const first = POSITIONS_PER_STOP * stop
  let index = first + POSITIONS_PER_STOP - 1
  if (extraMetres >= (insertionExtraMetres[index] ?? 0)) return
  for (; index > first && extraMetres < (insertionExtraMetres[index - 1] ?? 0); index -= 1) {
    insertionExtraMetres[index] = insertionExtraMetres[index - 1] ?? 0
    nodeBefore[index] = nodeBefore[index - 1] ?? 0
  }
  insertionExtraMetres[index] = extraMetres
  nodeBefore[index] = node
}
