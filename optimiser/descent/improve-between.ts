import { extraMetresOfReversedMove } from './extra-metres'
import { tryMove, trySwap } from './try-move'
import { MIN_GAIN, MAX_SEGMENT, type WorkingRoutes } from './working-routes'
import { improveBySwap } from './improve-by-swap'
import { tryHeadJoin, tryTailSwap } from './tail-swap'

const swap = improveBySwap(trySwap, () => MAX_SEGMENT)

/**
 * Tries the moves that let a stop follow a call of another route, and makes the first that helps. Distances are
 * compared first: no move can save more penalties than the two routes have. Returns whether a move was made.
 */
export const improveBetween = (workingRoutes: WorkingRoutes, stop: number, node: number): boolean => {
  const { stops, nodes, metres, next, prev, vehicleOf, leg, penalty, fixed } = workingRoutes
  const before = prev[stop] ?? 0
  const after = next[node] ?? 0
  const maxSaving = (penalty[vehicleOf[stop] ?? 0] ?? 0) + (penalty[vehicleOf[node] ?? 0] ?? 0) - MIN_GAIN
  const isToIdleVehicle = node >= stops && after >= stops
  const fixedCostAdded = isToIdleVehicle ? fixed : 0
  const bound = (metres[node * nodes + stop] ?? 0) - (leg[before] ?? 0) - (leg[node] ?? 0)
  const tailSwapBound = bound + (metres[before * nodes + after] ?? 0)
  if (!(before >= stops && after >= stops)) {
    if (
      tailSwapBound + fixedCostAdded < maxSaving &&
      tryTailSwap(workingRoutes, stop, node, tailSwapBound + fixedCostAdded)
    )
      return true
  } else if (
    !isToIdleVehicle &&
    tailSwapBound - fixed < maxSaving &&
    tryTailSwap(workingRoutes, stop, node, tailSwapBound - fixed)
  )
    return true
  if (workingRoutes.isTwoWay && node < stops) {
    const following = next[stop] ?? 0
    const heads = (metres[node * nodes + stop] ?? 0) + (metres[following * nodes + after] ?? 0)
    const headsExtra = heads - (leg[stop] ?? 0) - (leg[node] ?? 0) - (following >= stops && after >= stops ? fixed : 0)
    if (headsExtra < maxSaving && tryHeadJoin(workingRoutes, stop, node, headsExtra)) return true
  }
  let last = stop
  for (let size = 1; size <= MAX_SEGMENT && last < stops; size += 1) {
    const following = next[last] ?? 0
    const legLast = leg[last] ?? 0
    const fixedCostChange = (before >= stops && following >= stops ? -fixed : 0) + fixedCostAdded
    if (bound - legLast + fixedCostChange < maxSaving) {
      const removalExtra = (metres[before * nodes + following] ?? 0) + fixedCostChange - legLast
      const forwardExtra = removalExtra + bound + (metres[last * nodes + after] ?? 0)
      if (forwardExtra < maxSaving && tryMove(workingRoutes, stop, last, node, forwardExtra)) return true
      const backwardExtra =
        size > 1 ? fixedCostChange + extraMetresOfReversedMove(workingRoutes, stop, last, node) : Infinity
      if (backwardExtra < maxSaving && tryMove(workingRoutes, last, stop, node, backwardExtra)) return true
    }
    if (swap(workingRoutes, stop, last, node, tailSwapBound - legLast - maxSaving)) return true
    last = following
  }
  return false
}
