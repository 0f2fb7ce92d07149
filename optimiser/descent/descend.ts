import { shuffle, type Random } from '../random'
import { RELATED_FIRST, RELATED_LAST } from './allowed-orders'
import { type PenalisedRoutes, MIN_GAIN, MAX_SEGMENT } from './penalised-routes'
import { NO_VEHICLE } from '../routes'
import { improveWithin } from './improve-within'
import { createBestPositions, type BestPositions } from './best-positions'
import { trySwapStar } from './swap-star'
import { extraMetresOfReversedMove } from './extra-metres'
import { tryMove, trySwap } from './try-move'
import { improveBySwap } from './improve-by-swap'
import { tryHeadJoin, tryTailSwap } from './tail-swap'

/**
 * Local search: improves the routes by small moves until none helps (Vidal and others
 * 2013). Yields after every stop that was tried.
 */
export const descend = function* (penalisedRoutes: PenalisedRoutes, random: Random): Generator<void, void, void> {
  const stopOrder = Int32Array.from({ length: penalisedRoutes.stopCount }, (_, stop) => stop)
  shuffle(stopOrder, stopOrder.length, random)
  const swapStarState = createSwapStarState(penalisedRoutes)
  let hasImproved = true
  for (let round = 0; hasImproved; round += 1) {
    const changesBefore = penalisedRoutes.changeCount
    for (const stop of stopOrder) if (improveAround(penalisedRoutes, stop, round > 0)) yield
    for (const stop of penalisedRoutes.canBeLate ? [] : stopOrder)
      if (swapStarAround(penalisedRoutes, swapStarState, stop)) yield
    hasImproved = round === 0 || penalisedRoutes.changeCount > changesBefore
  }
}

/** How many related stops a stop is tried beside; more take time and seldom help. */
const NEAREST_COUNT = 21

/** Tries to place a stop just behind or just before its related stops. Returns whether there was anything to try. */
const improveAround = (penalisedRoutes: PenalisedRoutes, stop: number, mayUseIdleVehicle: boolean): boolean => {
  const { stopCount, prev, vehicleOf, related, allowedOrders, changedAt, triedAt, origin } = penalisedRoutes
  const lastTried = triedAt[stop] ?? 0
  let hasTried = false
  triedAt[stop] = penalisedRoutes.changeCount
  const first = stop * related.perStop
  for (let index = first + 1; index < first + Math.min(related.perStop, NEAREST_COUNT); index += 1) {
    const other = related.list[index] ?? 0
    const ownVehicle = vehicleOf[stop] ?? 0
    const otherVehicle = vehicleOf[other] ?? 0
    const isSameOrigin = (origin[ownVehicle] ?? 0) > 0 && origin[ownVehicle] === origin[otherVehicle]
    if (!isSameOrigin && ((changedAt[ownVehicle] ?? 0) > lastTried || (changedAt[otherVehicle] ?? 0) > lastTried)) {
      hasTried = true
      const improve = ownVehicle === otherVehicle ? improveWithin : improveBetween
      const before = prev[other] ?? 0
      const allowedOrder = allowedOrders[index] ?? 0
      const isMoved = (allowedOrder & RELATED_FIRST) > 0 && improve(penalisedRoutes, stop, other)
      if (!isMoved && before >= stopCount && (allowedOrder & RELATED_LAST) > 0) improve(penalisedRoutes, stop, before)
    }
  }
  if (
    mayUseIdleVehicle &&
    penalisedRoutes.idleVehicle !== NO_VEHICLE &&
    (changedAt[vehicleOf[stop] ?? 0] ?? 0) > lastTried
  )
    improveBetween(penalisedRoutes, stop, stopCount + penalisedRoutes.idleVehicle)
  return hasTried
}

/** The state of SWAP*. `triedAt` is by pair of vehicles: the number of the last change before they were tried. */
type SwapStarState = { readonly positions: BestPositions; readonly triedAt: Int32Array }

/** Empty where a route could be late, since SWAP* then does not run. */
const createSwapStarState = ({ canBeLate, stopCount, vehicleCount }: PenalisedRoutes): SwapStarState => ({
  positions: createBestPositions(canBeLate ? 0 : stopCount),
  triedAt: new Int32Array(canBeLate ? 0 : vehicleCount ** 2),
})

/** SWAP* is tried on two routes where one of them has a stop that is among this many nearest of a stop of the other. */
const SWAP_STAR_NEAREST = 8

/** Tries SWAP* between the route of a stop and the routes near it. Returns whether there was anything to try. */
const swapStarAround = (
  penalisedRoutes: PenalisedRoutes,
  { positions, triedAt }: SwapStarState,
  stop: number,
): boolean => {
  const { vehicleCount, related, vehicleOf, changedAt, origin } = penalisedRoutes
  const first = stop * related.perStop
  let hasTried = false
  for (let index = first + 1; index < first + Math.min(SWAP_STAR_NEAREST, related.perStop); index += 1) {
    const ownVehicle = vehicleOf[stop] ?? 0
    const otherVehicle = vehicleOf[related.list[index] ?? 0] ?? 0
    const pair = Math.min(ownVehicle, otherVehicle) * vehicleCount + Math.max(ownVehicle, otherVehicle)
    const isSameOrigin =
      ownVehicle === otherVehicle || ((origin[ownVehicle] ?? 0) > 0 && origin[ownVehicle] === origin[otherVehicle])
    if (!isSameOrigin && Math.max(changedAt[ownVehicle] ?? 0, changedAt[otherVehicle] ?? 0) > (triedAt[pair] ?? 0)) {
      triedAt[pair] = penalisedRoutes.changeCount
      hasTried = true
      trySwapStar(penalisedRoutes, positions, ownVehicle, otherVehicle)
    }
  }
  return hasTried
}

const swap = improveBySwap(trySwap, () => MAX_SEGMENT)

/**
 * Tries the moves that let a stop follow a node of another route, and makes the first that helps. Distances are
 * compared first: no move can save more penalties than the two routes have. Returns whether a move was made.
 */
const improveBetween = (penalisedRoutes: PenalisedRoutes, stop: number, node: number): boolean => {
  const { stopCount, nodeCount, metres, next, prev, vehicleOf, leg, penalty, fixedCost } = penalisedRoutes
  const before = prev[stop] ?? 0
  const after = next[node] ?? 0
  const maxSaving = (penalty[vehicleOf[stop] ?? 0] ?? 0) + (penalty[vehicleOf[node] ?? 0] ?? 0) - MIN_GAIN
  const isToIdleVehicle = node >= stopCount && after >= stopCount
  const fixedCostAdded = isToIdleVehicle ? fixedCost : 0
  const bound = (metres[node * nodeCount + stop] ?? 0) - (leg[before] ?? 0) - (leg[node] ?? 0)
  const tailSwapBound = bound + (metres[before * nodeCount + after] ?? 0)
  if (!(before >= stopCount && after >= stopCount)) {
    if (
      tailSwapBound + fixedCostAdded < maxSaving &&
      tryTailSwap(penalisedRoutes, stop, node, tailSwapBound + fixedCostAdded)
    )
      return true
  } else if (
    !isToIdleVehicle &&
    tailSwapBound - fixedCost < maxSaving &&
    tryTailSwap(penalisedRoutes, stop, node, tailSwapBound - fixedCost)
  )
    return true
  if (penalisedRoutes.isTwoWay && node < stopCount) {
    const following = next[stop] ?? 0
    const heads = (metres[node * nodeCount + stop] ?? 0) + (metres[following * nodeCount + after] ?? 0)
    const headsExtra =
      heads - (leg[stop] ?? 0) - (leg[node] ?? 0) - (following >= stopCount && after >= stopCount ? fixedCost : 0)
    if (headsExtra < maxSaving && tryHeadJoin(penalisedRoutes, stop, node, headsExtra)) return true
  }
  let last = stop
  for (let size = 1; size <= MAX_SEGMENT && last < stopCount; size += 1) {
    const following = next[last] ?? 0
    const legLast = leg[last] ?? 0
    const fixedCostChange = (before >= stopCount && following >= stopCount ? -fixedCost : 0) + fixedCostAdded
    if (bound - legLast + fixedCostChange < maxSaving) {
      const removalExtra = (metres[before * nodeCount + following] ?? 0) + fixedCostChange - legLast
      const forwardExtra = removalExtra + bound + (metres[last * nodeCount + after] ?? 0)
      if (forwardExtra < maxSaving && tryMove(penalisedRoutes, stop, last, node, forwardExtra)) return true
      const backwardExtra =
        size > 1 ? fixedCostChange + extraMetresOfReversedMove(penalisedRoutes, stop, last, node) : Infinity
      if (backwardExtra < maxSaving && tryMove(penalisedRoutes, last, stop, node, backwardExtra)) return true
    }
    if (swap(penalisedRoutes, stop, last, node, tailSwapBound - legLast - maxSaving)) return true
    last = following
  }
  return false
}
