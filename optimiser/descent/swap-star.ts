import { type PenalisedRoutes, MIN_GAIN } from './penalised-routes'
import { link, recordMove } from './link-nodes'
import { setMovedLoad, subtractMovedLoad } from './loads'
import { overloadCostAfterMove } from './vehicle-sizes'
import { costToSave } from './try-move'

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
const POSITIONS_PER_STOP = 3

export const createBestPositions = (stops: number): BestPositions => ({
  removalExtraLegs: new Float64Array(stops),
  nodeBefore: new Int32Array(POSITIONS_PER_STOP * stops),
  insertionExtraLegs: new Float64Array(POSITIONS_PER_STOP * stops),
})

/** Recomputes the best positions in the route of `toVehicle` for each stop of the route of `fromVehicle`. */
const recomputeBestPositions = (
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

/** The best swap of two stops found so far. Changed in place, for speed. */
type StopSwap = { stop: number; otherStop: number; cost: number }

/**
 * Exchanges one stop of each of two routes, each at the cheapest position in the other route, if that saves in total
 * (SWAP* of Vidal 2022). Only where no route can be late.
 */
export const trySwapStar = (
  penalisedRoutes: PenalisedRoutes,
  positions: BestPositions,
  vehicle: number,
  otherVehicle: number,
): boolean => {
  const { stopCount, next } = penalisedRoutes
  recomputeBestPositions(penalisedRoutes, positions, vehicle, otherVehicle)
  recomputeBestPositions(penalisedRoutes, positions, otherVehicle, vehicle)
  const toSave = costToSave(penalisedRoutes, vehicle, otherVehicle)
  const best: StopSwap = { stop: 0, otherStop: 0, cost: -MIN_GAIN }
  for (let stop = next[stopCount + vehicle] ?? 0; stop < stopCount; stop = next[stop] ?? 0)
    for (let otherStop = next[stopCount + otherVehicle] ?? 0; otherStop < stopCount; otherStop = next[otherStop] ?? 0) {
      setMovedLoad(penalisedRoutes, stop, stop)
      subtractMovedLoad(penalisedRoutes, otherStop, otherStop)
      const penaltyChange = toSave + overloadCostAfterMove(penalisedRoutes, vehicle, otherVehicle)
      if (
        penaltyChange + (positions.removalExtraLegs[stop] ?? 0) + (positions.removalExtraLegs[otherStop] ?? 0) <
        best.cost
      )
        improveBest(penalisedRoutes, positions, best, { stop, otherStop, cost: penaltyChange })
    }
  if (best.cost === -MIN_GAIN) return false
  setMovedLoad(penalisedRoutes, best.stop, best.stop)
  subtractMovedLoad(penalisedRoutes, best.otherStop, best.otherStop)
  applySwap(penalisedRoutes, positions, best)
  recordMove(penalisedRoutes, vehicle, otherVehicle, -best.cost)
  return true
}

/** Makes a swap the best one if it is still cheaper with its insertion costs. */
const improveBest = (
  penalisedRoutes: PenalisedRoutes,
  positions: BestPositions,
  best: StopSwap,
  { stop, otherStop, cost }: StopSwap,
): void => {
  const removalCosts = (positions.removalExtraLegs[stop] ?? 0) + (positions.removalExtraLegs[otherStop] ?? 0)
  const totalCost =
    cost +
    removalCosts +
    insertionCostWithout(penalisedRoutes, positions, stop, otherStop) +
    insertionCostWithout(penalisedRoutes, positions, otherStop, stop)
  if (totalCost < best.cost) Object.assign(best, { stop, otherStop, cost: totalCost })
}

/** What it costs to insert a stop into the other route after the other stop is removed. */
const insertionCostWithout = (
  penalisedRoutes: PenalisedRoutes,
  positions: BestPositions,
  stop: number,
  removedStop: number,
): number => {
  const index = positionWithout(penalisedRoutes, positions, stop, removedStop)
  const costInPlace = costInPlaceOf(penalisedRoutes, stop, removedStop)
  return index < 0 ? costInPlace : Math.min(costInPlace, positions.insertionExtraLegs[index] ?? 0)
}

const costInPlaceOf = (
  { nodeCount, legCosts, next, prev }: PenalisedRoutes,
  stop: number,
  removedStop: number,
): number => {
  const before = prev[removedStop] ?? 0
  const after = next[removedStop] ?? 0
  const newLegs = (legCosts[before * nodeCount + stop] ?? 0) + (legCosts[stop * nodeCount + after] ?? 0)
  return newLegs - (legCosts[before * nodeCount + after] ?? 0)
}

/** The first of its best positions that does not touch the removed stop, or -1. */
const positionWithout = (
  { next }: PenalisedRoutes,
  { nodeBefore, insertionExtraLegs }: BestPositions,
  stop: number,
  removedStop: number,
): number => {
  for (
    let index = POSITIONS_PER_STOP * stop;
    index < POSITIONS_PER_STOP * (stop + 1) && (insertionExtraLegs[index] ?? 0) < Infinity;
    index += 1
  ) {
    const node = nodeBefore[index] ?? 0
    if (node !== removedStop && next[node] !== removedStop) return index
  }
  return -1
}

const applySwap = (penalisedRoutes: PenalisedRoutes, positions: BestPositions, { stop, otherStop }: StopSwap): void => {
  const { next, prev } = penalisedRoutes
  const predecessorFor = (inserted: number, removedStop: number): number => {
    const index = positionWithout(penalisedRoutes, positions, inserted, removedStop)
    const isInPlace =
      index < 0 || costInPlaceOf(penalisedRoutes, inserted, removedStop) <= (positions.insertionExtraLegs[index] ?? 0)
    return isInPlace ? (prev[removedStop] ?? 0) : (positions.nodeBefore[index] ?? 0)
  }
  const [predecessor, otherPredecessor] = [predecessorFor(stop, otherStop), predecessorFor(otherStop, stop)]
  for (const removedStop of [stop, otherStop]) link(penalisedRoutes, prev[removedStop] ?? 0, next[removedStop] ?? 0)
  const [following, otherFollowing] = [next[predecessor] ?? 0, next[otherPredecessor] ?? 0]
  link(penalisedRoutes, predecessor, stop)
  link(penalisedRoutes, stop, following)
  link(penalisedRoutes, otherPredecessor, otherStop)
  link(penalisedRoutes, otherStop, otherFollowing)
}
