import { shuffle, type Random } from '../random'
import { RELATED_FIRST, RELATED_LAST } from './cost-tables'
import { type PenalisedRoutes, MIN_GAIN, MAX_SEGMENT } from './penalised-routes'
import { NO_VEHICLE } from '../routes'
import { improveWithin, improveBySwap } from './improve-within'
import { createBestPositions, type BestPositions, trySwapStar } from './swap-star'
import { insertCheapest, tryLeavingOut } from './visit-or-leave-out'
import { extraLegsOfReversedMove } from './legs-and-visit-costs'
import { tryMove, trySwap } from './try-move'
import { takeCheapestSizes } from './take-sizes'
import { maxSizeSavingOfPair } from './vehicle-sizes'
import { tryDroppingRoute, tryOpeningRoute } from './whole-routes'
import { extraLastLegs, tryHeadJoin, tryTailSwap } from './tail-swap'

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
    for (const stop of canSwapStar(penalisedRoutes) ? stopOrder : [])
      if (swapStarAround(penalisedRoutes, swapStarState, stop)) yield
    takeCheapestSizes(penalisedRoutes)
    changeWholeRoutes(penalisedRoutes, stopOrder)
    hasImproved = round === 0 || penalisedRoutes.changeCount > changesBefore
  }
}

/** For how many unvisited stops an idle vehicle is tried in each round. */
const OPENINGS = 4

/** Drops routes that do not pay, and opens one where several unvisited stops pay for it together. */
const changeWholeRoutes = (penalisedRoutes: PenalisedRoutes, stopOrder: Int32Array): void => {
  const { vehicleCount, vehicleOf } = penalisedRoutes
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1) tryDroppingRoute(penalisedRoutes, vehicle)
  let tried = 0
  for (let index = 0; index < stopOrder.length && tried < OPENINGS; index += 1) {
    const stop = stopOrder[index] ?? 0
    if (vehicleOf[stop] !== NO_VEHICLE) continue
    tried += 1
    if (tryOpeningRoute(penalisedRoutes, stop)) return
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
  if (vehicleOf[stop] === NO_VEHICLE) {
    if (lastTried < penalisedRoutes.changeCount) insertCheapest(penalisedRoutes, stop)
    return lastTried < penalisedRoutes.changeCount
  }
  if ((changedAt[vehicleOf[stop] ?? 0] ?? 0) > lastTried && tryLeavingOut(penalisedRoutes, stop)) return true
  const first = stop * related.perStop
  for (let index = first + 1; index < first + Math.min(related.perStop, NEAREST_COUNT); index += 1) {
    const other = related.list[index] ?? 0
    const ownVehicle = vehicleOf[stop] ?? 0
    const otherVehicle = vehicleOf[other] ?? 0
    const isSameOrigin = (origin[ownVehicle] ?? 0) > 0 && origin[ownVehicle] === origin[otherVehicle]
    if (otherVehicle === NO_VEHICLE) continue
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
  ) {
    if (!penalisedRoutes.areIdentical) drawNextIdle(penalisedRoutes)
    improveBetween(penalisedRoutes, stop, stopCount + penalisedRoutes.idleVehicle)
  }
  return hasTried
}

/** Where vehicles differ, the idle ones take turns. */
const drawNextIdle = (penalisedRoutes: PenalisedRoutes): void => {
  const { visitCount, vehicleCount } = penalisedRoutes
  let vehicle = penalisedRoutes.idleVehicle
  do vehicle = (vehicle + 1) % vehicleCount
  while (visitCount[vehicle] !== 0)
  penalisedRoutes.idleVehicle = vehicle
}

/** The state of SWAP*. `triedAt` is by pair of vehicles: the number of the last change before they were tried. */
type SwapStarState = { readonly positions: BestPositions; readonly triedAt: Int32Array }

/** Empty where SWAP* does not run. */
const createSwapStarState = (penalisedRoutes: PenalisedRoutes): SwapStarState => {
  const canSwap = canSwapStar(penalisedRoutes)
  return {
    positions: createBestPositions(canSwap ? penalisedRoutes.stopCount : 0),
    triedAt: new Int32Array(canSwap ? penalisedRoutes.vehicleCount ** 2 : 0),
  }
}

/** SWAP* knows only legs and loads. */
const canSwapStar = ({ hasTimeCosts, visitCost }: PenalisedRoutes): boolean => !hasTimeCosts && visitCost === undefined

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
    if (ownVehicle === NO_VEHICLE || otherVehicle === NO_VEHICLE) continue
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
 * The most that a move between two vehicles can save besides legs. A balanced day is an exception: that would be nearly
 * all of it, while a move takes only a little time from the longer day to the shorter one.
 */
const maxSavingBetween = (penalisedRoutes: PenalisedRoutes, vehicle: number, otherVehicle: number): number => {
  const { penalty, duration, squareCost, maxDuration, maxMovedSeconds, sizes } = penalisedRoutes
  const sizeSaving = sizes === undefined ? 0 : maxSizeSavingOfPair(penalisedRoutes, sizes, vehicle, otherVehicle)
  const saving = (penalty[vehicle] ?? 0) + (penalty[otherVehicle] ?? 0) + sizeSaving - MIN_GAIN
  if (squareCost === 0) return saving
  const own = Math.min(duration[vehicle] ?? 0, maxDuration)
  const other = Math.min(duration[otherVehicle] ?? 0, maxDuration)
  return saving - squareCost * (own * own + other * other - 2 * Math.abs(own - other) * maxMovedSeconds)
}

/**
 * Tries the moves that let a stop follow a node of another route, and makes the first that helps. Legs are
 * compared first: no move can save more besides them than the two routes have. Returns whether a move was made.
 */
const improveBetween = (penalisedRoutes: PenalisedRoutes, stop: number, node: number): boolean => {
  const { stopCount, vehicleCount, nodeCount, legCosts, next, prev, vehicleOf, leg, vehicleKind } = penalisedRoutes
  const before = prev[stop] ?? 0
  const after = next[node] ?? 0
  const vehicle = vehicleOf[stop] ?? 0
  const otherVehicle = vehicleOf[node] ?? 0
  const maxSaving = maxSavingBetween(penalisedRoutes, vehicle, otherVehicle)
  const fixedCost = penalisedRoutes.fixedCost[vehicle] ?? 0
  const isToIdleVehicle = node >= stopCount && after >= stopCount
  const fixedCostAdded = isToIdleVehicle ? (penalisedRoutes.fixedCost[otherVehicle] ?? 0) : 0
  const bound = (legCosts[node * nodeCount + stop] ?? 0) - (leg[before] ?? 0) - (leg[node] ?? 0)
  const swapBound = bound + (legCosts[before * nodeCount + after] ?? 0)
  const isWholeRoute = before >= stopCount && after >= stopCount
  if (!isWholeRoute || !isToIdleVehicle || vehicleKind[vehicle] !== vehicleKind[otherVehicle]) {
    const end = stopCount + vehicleCount + vehicle
    const tailBound =
      (after >= stopCount && !isWholeRoute ? bound + (legCosts[before * nodeCount + end] ?? 0) : swapBound) +
      fixedCostAdded -
      (isWholeRoute ? fixedCost : 0) +
      extraLastLegs(penalisedRoutes, vehicle, otherVehicle, node)
    if (tailBound < maxSaving && tryTailSwap(penalisedRoutes, stop, node, tailBound)) return true
  }
  if (penalisedRoutes.isTwoWay && node < stopCount && vehicleKind[vehicle] === vehicleKind[otherVehicle]) {
    const following = next[stop] ?? 0
    const heads = (legCosts[node * nodeCount + stop] ?? 0) + (legCosts[following * nodeCount + after] ?? 0)
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
      const removalExtra = (legCosts[before * nodeCount + following] ?? 0) + fixedCostChange - legLast
      const forwardExtra = removalExtra + bound + (legCosts[last * nodeCount + after] ?? 0)
      if (forwardExtra < maxSaving && tryMove(penalisedRoutes, stop, last, node, forwardExtra)) return true
      const backwardExtra =
        size > 1 ? fixedCostChange + extraLegsOfReversedMove(penalisedRoutes, stop, last, node) : Infinity
      if (backwardExtra < maxSaving && tryMove(penalisedRoutes, last, stop, node, backwardExtra)) return true
    }
    if (swap(penalisedRoutes, stop, last, node, swapBound - legLast - maxSaving)) return true
    last = following
  }
  return false
}
