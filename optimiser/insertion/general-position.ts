import type { Instance } from '../instance'
import { durationByLabelsWith, breakSecondsBetween } from '../timing'
import { dayCost, type Tours, costOfStops } from '../tours'
import type { BestPosition } from '../search'
import { SHORT_ROUTE, metresCostAdded, type Gap, fixedCostOf } from './gap'
import { extraCostByDelays } from './extra-cost-by-delays'
import { hasCapacity, hasCapacityAfter } from './capacity'

type PositionSearch = { readonly instance: Instance; readonly tours: Tours; readonly isSkipped?: () => boolean }

const neverSkip = (): boolean => false

/** The cheapest position for a stop in a route, for problems of any kind. */
export const findGeneralPosition = (
  { instance, tours, isSkipped = neverSkip }: PositionSearch,
  stop: number,
  vehicle: number,
  best: BestPosition,
): void => {
  if (instance.fits[vehicle * instance.stops + stop] !== 1 || !hasCapacity(instance, tours, stop, vehicle)) return
  const { order, stride, length } = tours
  const pin = instance.pinnedPosition[stop] ?? 0
  const first = vehicle * stride
  const count = length[vehicle] ?? 0
  const from =
    pin > 0
      ? Math.max(pin - 1, lastPinnedPosition(instance, tours, vehicle))
      : lastPinnedPosition(instance, tours, vehicle)
  const until = pin > 0 ? pin - 1 : count
  const fixed = fixedCostOf(instance, tours, stop, vehicle)
  for (let before = from; before <= until && before <= count; before += 1) {
    const node = order[first + before] ?? 0
    if ((tours.headDone[node] ?? 0) > (instance.close[stop] ?? 0)) break
    const hasCapacityThere = !instance.isMixed || hasCapacityAfter(instance, tours, stop, vehicle, node)
    const cost = hasCapacityThere && !isSkipped() ? fixed + extraCost(instance, tours, stop, vehicle, before) : Infinity
    if (cost < best.cost) {
      const exactCost = instance.isSingleLabel
        ? cost
        : fixed + exactExtraCost(instance, tours, { stop, vehicle, before }, cost - fixed, best.cost - fixed)
      if (exactCost < best.cost) {
        best.vehicle = vehicle
        best.before = before
        best.cost = exactCost
      }
    }
  }
}

/**
 * The extra cost of a route in metres and time. Exact where one label holds all times; a lower bound where the labels
 * or delays of the route are known or it is short; an estimate elsewhere.
 */
const extraCost = (instance: Instance, tours: Tours, stop: number, vehicle: number, before: number): number => {
  const { matrixSize, matrixRow, seconds, secondsTo } = instance
  const index = vehicle * tours.stride + before
  const node = tours.order[index] ?? 0
  const next = tours.order[index + 1] ?? 0
  const row = (matrixRow[stop] ?? 0) * matrixSize
  const secondsThere = secondsTo[row + (matrixRow[node] ?? 0)] ?? 0
  const secondsOn = seconds[row + (matrixRow[next] ?? 0)] ?? 0
  const duration = durationWith(instance, tours, stop, vehicle, { node, next, secondsThere, secondsOn })
  if (duration === Infinity) return Infinity
  const isLowerBound =
    tours.labels !== undefined || tours.delays !== undefined || (tours.length[vehicle] ?? 0) < SHORT_ROUTE
  const durationBefore = isLowerBound ? tours.duration[vehicle] : tours.minDuration[vehicle]
  return (
    metresCostAdded(instance, tours, { stop, vehicle, before }) +
    dayCost(instance, duration) -
    dayCost(instance, durationBefore ?? 0)
  )
}

/**
 * The exact extra cost where it may still be less than `maxCost`: from known labels or delays, or
 * else by computing the route in full.
 */
const exactExtraCost = (instance: Instance, tours: Tours, gap: Gap, minCost: number, maxCost: number): number => {
  const { stop, vehicle, before } = gap
  const mayBeLate = instance.weights.lateness !== undefined
  const knownCost = mayBeLate
    ? extraCostByDelays(instance, tours, gap, { minCost, maxCost })
    : extraCostByLabels(instance, tours, gap)
  if (knownCost !== undefined) return knownCost
  return (
    routeCostWith(instance, tours, stop, vehicle, before) -
    (tours.cost[vehicle] ?? 0) -
    fixedCostOf(instance, tours, stop, vehicle)
  )
}

const extraCostByLabels = (instance: Instance, tours: Tours, { stop, vehicle, before }: Gap): number | undefined => {
  const duration = durationByLabelsWith(instance, tours, vehicle, before, stop)
  if (duration === undefined) return undefined
  const time = dayCost(instance, duration) - dayCost(instance, tours.duration[vehicle] ?? 0)
  return duration === Infinity ? Infinity : metresCostAdded(instance, tours, { stop, vehicle, before }) + time
}

type GapLegs = {
  readonly node: number
  readonly next: number
  readonly secondsThere: number
  readonly secondsOn: number
}

/** How long the route takes with the stop in this gap; Infinity where it would be late. */
const durationWith = (
  instance: Instance,
  tours: Tours,
  stop: number,
  vehicle: number,
  { node, next, secondsThere, secondsOn }: GapLegs,
): number => {
  const stopService = instance.service[stop] ?? 0
  const arrival = (tours.headDone[node] ?? 0) + secondsThere
  if (arrival > (instance.close[stop] ?? 0)) return Infinity
  const done = Math.max(arrival, instance.open[stop] ?? 0) + stopService + secondsOn
  if (done > (tours.tailLast[next] ?? 0)) return Infinity
  const before = (tours.headTime[node] ?? 0) + secondsThere
  const time = before + stopService + secondsOn
  const latestDeparture = Math.min(
    tours.headLast[node] ?? 0,
    (instance.close[stop] ?? 0) - before,
    (tours.tailLast[next] ?? 0) - time,
  )
  const totalTime = time + (tours.tailTime[next] ?? 0)
  const returnTime = Math.max(done + (tours.tailTime[next] ?? 0), tours.tailDone[next] ?? 0)
  return Math.max(
    returnTime - latestDeparture,
    totalTime + breakSecondsBetween(instance, vehicle, latestDeparture, returnTime),
  )
}

/**
 * How many of the first stops of a route cannot move: nothing is inserted before the last stop with a fixed position.
 */
const lastPinnedPosition = (
  { pinnedPosition, hasPinned }: Instance,
  { order, stride, length }: Tours,
  vehicle: number,
): number => {
  if (!hasPinned) return 0
  const first = vehicle * stride
  for (let position = length[vehicle] ?? 0; position > 0; position -= 1)
    if ((pinnedPosition[order[first + position] ?? 0] ?? 0) > 0) return position
  return 0
}

/** The cost of a route with a stop behind its first `before` stops, computed in full. */
const routeCostWith = (instance: Instance, tours: Tours, stop: number, vehicle: number, before: number): number => {
  const first = vehicle * tours.stride + 1
  const count = tours.length[vehicle] ?? 0
  const stops = new Int32Array(count + 1)
  stops.set(tours.order.subarray(first, first + before))
  stops[before] = stop
  stops.set(tours.order.subarray(first + before, first + count), before + 1)
  return costOfStops(instance, vehicle, stops)
}
