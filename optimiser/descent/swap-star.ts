import { findBestPositions, POSITIONS_PER_STOP, type BestPositions } from './best-positions'
import { link, recordChange } from './link-nodes'
import { penaltyOf } from './measure-route'
import { MIN_GAIN, type WorkingRoutes } from './working-routes'

/** The best swap of two stops found so far. Changed in place, for speed. */
type StopSwap = { stop: number; otherStop: number; cost: number }

/**
 * Exchanges one stop of each of two routes, each at the cheapest position in the other route, if that saves in total
 * (SWAP* of Vidal 2022). Only where no route can be late.
 */
export const trySwapStar = (
  workingRoutes: WorkingRoutes,
  positions: BestPositions,
  from: number,
  to: number,
): boolean => {
  const { stops, next, load, penalty, amount } = workingRoutes
  findBestPositions(workingRoutes, positions, from, to)
  findBestPositions(workingRoutes, positions, to, from)
  const penaltyBefore = (penalty[from] ?? 0) + (penalty[to] ?? 0)
  const best: StopSwap = { stop: 0, otherStop: 0, cost: -MIN_GAIN }
  for (let stop = next[stops + from] ?? 0; stop < stops; stop = next[stop] ?? 0)
    for (let otherStop = next[stops + to] ?? 0; otherStop < stops; otherStop = next[otherStop] ?? 0) {
      const movedLoad = (amount[stop] ?? 0) - (amount[otherStop] ?? 0)
      const penaltyChange =
        penaltyOf(workingRoutes, (load[from] ?? 0) - movedLoad, 0) +
        penaltyOf(workingRoutes, (load[to] ?? 0) + movedLoad, 0) -
        penaltyBefore
      if (penaltyChange + (positions.removalCost[stop] ?? 0) + (positions.removalCost[otherStop] ?? 0) < best.cost)
        improveBest(workingRoutes, positions, best, { stop, otherStop, cost: penaltyChange })
    }
  if (best.cost === -MIN_GAIN) return false
  applySwap(workingRoutes, positions, best)
  recordChange(workingRoutes, from, to, -best.cost)
  return true
}

/** Makes a swap the best one if it is still cheaper with its insertion costs. */
const improveBest = (
  workingRoutes: WorkingRoutes,
  positions: BestPositions,
  best: StopSwap,
  { stop, otherStop, cost }: StopSwap,
): void => {
  const removalCosts = (positions.removalCost[stop] ?? 0) + (positions.removalCost[otherStop] ?? 0)
  const totalCost =
    cost +
    removalCosts +
    insertionCostWithout(workingRoutes, positions, stop, otherStop) +
    insertionCostWithout(workingRoutes, positions, otherStop, stop)
  if (totalCost < best.cost) Object.assign(best, { stop, otherStop, cost: totalCost })
}

/** What it costs to insert a stop into the other route after the other stop is removed. */
const insertionCostWithout = (
  workingRoutes: WorkingRoutes,
  positions: BestPositions,
  stop: number,
  removedStop: number,
): number => {
  const index = positionWithout(workingRoutes, positions, stop, removedStop)
  const costInPlace = costInPlaceOf(workingRoutes, stop, removedStop)
  return index < 0 ? costInPlace : Math.min(costInPlace, positions.insertionCost[index] ?? 0)
}

const costInPlaceOf = ({ nodes, metres, next, prev }: WorkingRoutes, stop: number, removedStop: number): number => {
  const before = prev[removedStop] ?? 0
  const after = next[removedStop] ?? 0
  const newLegs = (metres[before * nodes + stop] ?? 0) + (metres[stop * nodes + after] ?? 0)
  return newLegs - (metres[before * nodes + after] ?? 0)
}

/** The first of its best positions that does not touch the removed stop, or -1. */
const positionWithout = (
  { next }: WorkingRoutes,
  { predecessor, insertionCost }: BestPositions,
  stop: number,
  removedStop: number,
): number => {
  for (
    let index = POSITIONS_PER_STOP * stop;
    index < POSITIONS_PER_STOP * (stop + 1) && (insertionCost[index] ?? 0) < Infinity;
    index += 1
  ) {
    const node = predecessor[index] ?? 0
    if (node !== removedStop && next[node] !== removedStop) return index
  }
  return -1
}

const applySwap = (workingRoutes: WorkingRoutes, positions: BestPositions, { stop, otherStop }: StopSwap): void => {
  const { next, prev } = workingRoutes
  const predecessorFor = (inserted: number, removedStop: number): number => {
    const index = positionWithout(workingRoutes, positions, inserted, removedStop)
    const isInPlace =
      index < 0 || costInPlaceOf(workingRoutes, inserted, removedStop) <= (positions.insertionCost[index] ?? 0)
    return isInPlace ? (prev[removedStop] ?? 0) : (positions.predecessor[index] ?? 0)
  }
  const [predecessor, otherPredecessor] = [predecessorFor(stop, otherStop), predecessorFor(otherStop, stop)]
  for (const removedStop of [stop, otherStop]) link(workingRoutes, prev[removedStop] ?? 0, next[removedStop] ?? 0)
  const [following, otherFollowing] = [next[predecessor] ?? 0, next[otherPredecessor] ?? 0]
  link(workingRoutes, predecessor, stop)
  link(workingRoutes, stop, following)
  link(workingRoutes, otherPredecessor, otherStop)
  link(workingRoutes, otherStop, otherFollowing)
}
