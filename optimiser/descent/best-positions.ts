import type { PenalisedRoutes } from './penalised-routes'

/**
 * By stop: what the legs cost more without it, less where that saves; and the positions in another route where the legs
 * cost least more with it, the best first: the node before each, and what the legs cost more.
 */
export type BestPositions = {
  readonly removalExtraLegs: Float64Array
  readonly nodeBefore: Int32Array
  readonly insertionExtraLegs: Float64Array
}

/** Three, since removing a stop spoils only the positions just before and just behind it: one of three stays valid. */
export const POSITIONS_PER_STOP = 3

export const createBestPositions = (stops: number): BestPositions => ({
  removalExtraLegs: new Float64Array(stops),
  nodeBefore: new Int32Array(POSITIONS_PER_STOP * stops),
  insertionExtraLegs: new Float64Array(POSITIONS_PER_STOP * stops),
})

/** Recomputes the best positions in the route of `toVehicle` for each stop of the route of `fromVehicle`. */
export const recomputeBestPositions = (
  penalisedRoutes: PenalisedRoutes,
  positions: BestPositions,
  fromVehicle: number,
  toVehicle: number,
): void => {
  const { stopCount, nodeCount, legCosts, next, prev, leg } = penalisedRoutes
  for (let stop = next[stopCount + fromVehicle] ?? 0; stop < stopCount; stop = next[stop] ?? 0) {
    const before = prev[stop] ?? 0
    const legsCost = (leg[before] ?? 0) + (leg[stop] ?? 0)
    positions.removalExtraLegs[stop] = (legCosts[before * nodeCount + (next[stop] ?? 0)] ?? 0) - legsCost
    positions.insertionExtraLegs.fill(Infinity, POSITIONS_PER_STOP * stop, POSITIONS_PER_STOP * (stop + 1))
    let node = stopCount + toVehicle
    do {
      const nextNode = next[node] ?? 0
      const legs = (legCosts[node * nodeCount + stop] ?? 0) + (legCosts[stop * nodeCount + nextNode] ?? 0)
      addPosition(positions, stop, node, legs - (leg[node] ?? 0))
      node = nextNode
    } while (node < stopCount)
  }
}

const addPosition = (
  { nodeBefore, insertionExtraLegs }: BestPositions,
  stop: number,
  node: number,
  extraLegs: number,
): void => {
  const first = POSITIONS_PER_STOP * stop
  let index = first + POSITIONS_PER_STOP - 1
  if (extraLegs >= (insertionExtraLegs[index] ?? 0)) return
  for (; index > first && extraLegs < (insertionExtraLegs[index - 1] ?? 0); index -= 1) {
    insertionExtraLegs[index] = insertionExtraLegs[index - 1] ?? 0
    nodeBefore[index] = nodeBefore[index - 1] ?? 0
  }
  insertionExtraLegs[index] = extraLegs
  nodeBefore[index] = node
}
