import { recomputeBestPositions, POSITIONS_PER_STOP, type BestPositions } from './best-positions'
import { link, recordMove } from './link-nodes'
import { setMovedLoad, subtractMovedLoad } from './loads'
import { overloadCostAfterMove } from './vehicle-sizes'
import { MIN_GAIN, type PenalisedRoutes } from './penalised-routes'
import { costToSave } from './try-move'

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
