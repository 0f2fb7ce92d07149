import type { Instance } from '../instance'
import { bestTimes, durationByLabels, durationOf, type Label } from '../timing'
import { storeBestTiming } from './delays'
import { hoursByDelays, type Hours } from './hours-by-delays'
import type { Tours } from './tours'
import type { StopBag } from './stop-bag'

/** The cost of a route in a plain problem. */
export const simpleCost = ({ weights, fixedCost }: Instance, metres: number, vehicle: number): number =>
  weights.perMetre * metres + (fixedCost[vehicle] ?? 0)

export const updateRouteCost = (instance: Instance, tours: Tours, vehicle: number): void => {
  const first = vehicle * tours.stride
  const count = tours.length[vehicle] ?? 0
  const minDuration = singleLabelDuration(instance, tours, first + count)
  tours.minDuration[vehicle] = minDuration
  if (instance.isSingleLabel && instance.visitCost === undefined && instance.weights.compactness === 0) {
    const { weights, fixedCost } = instance
    const metresCost = weights.perMetre * (tours.metres[vehicle] ?? 0)
    tours.duration[vehicle] = minDuration
    tours.cost[vehicle] = metresCost + dayCost(instance, minDuration) + (fixedCost[vehicle] ?? 0)
    return
  }
  const stops = tours.order.subarray(first + 1, first + 1 + count)
  const hours = instance.isSingleLabel
    ? { duration: minDuration, late: 0 }
    : (hoursFromLabels(instance, tours, vehicle) ?? hoursOfBestTiming(instance, tours, vehicle, stops))
  tours.duration[vehicle] = hours.duration
  tours.cost[vehicle] = routeCostOf(instance, vehicle, stops, hours)
}

/** The cost of a vehicle with these stops in this order; Infinity where the route is impossible. */
export const costOfStops = (instance: Instance, vehicle: number, stops: Int32Array): number =>
  routeCostOf(instance, vehicle, stops, hoursOf(bestTimes(instance, vehicle, stops)))

const hoursFromLabels = (instance: Instance, tours: Tours, vehicle: number): Hours | undefined => {
  if (tours.delays?.isOnlyTiming === true) return hoursByDelays(instance, tours, vehicle)
  const duration = durationByLabels(instance, tours, vehicle)
  return duration === undefined ? undefined : { duration, late: 0 }
}

const hoursOfBestTiming = (instance: Instance, tours: Tours, vehicle: number, stops: Int32Array): Hours => {
  const best = bestTimes(instance, vehicle, stops)
  if (best !== undefined) storeBestTiming(instance, tours, vehicle, best)
  return hoursOf(best)
}

const hoursOf = (best: Label | undefined): Hours =>
  best === undefined ? { duration: Infinity, late: 0 } : { duration: durationOf(best), late: best.late }

/** To be used where one label holds all times. */
const singleLabelDuration = (instance: Instance, tours: Tours, lastStop: number): number => {
  const { seconds, matrixRow, matrixSize } = instance
  const node = tours.order[lastStop] ?? 0
  const end = tours.order[lastStop + 1] ?? 0
  const driveSeconds = seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[end] ?? 0)] ?? 0
  const done = (tours.headDone[node] ?? 0) + driveSeconds
  const time = (tours.headTime[node] ?? 0) + driveSeconds
  const leaves = Math.min(tours.headLast[node] ?? 0, (instance.close[end] ?? 0) - time)
  return Math.max(done - leaves, time)
}

const routeCostOf = (instance: Instance, vehicle: number, stops: Int32Array, { duration, late }: Hours): number => {
  if (duration === Infinity) return Infinity
  const { weights, metres, matrixRow, matrixSize, visitCost } = instance
  let node = instance.stops + vehicle
  let metresSum = 0
  let betweenStops = 0
  let visits = 0
  for (const stop of stops) {
    const leg = metres[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[stop] ?? 0)] ?? 0
    metresSum += leg
    if (node < instance.stops) betweenStops += leg
    if (visitCost !== undefined) visits += visitCost[vehicle * instance.stops + stop] ?? 0
    node = stop
  }
  metresSum +=
    metres[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[instance.stops + instance.vehicles + vehicle] ?? 0)] ?? 0
  return (
    weights.perMetre * metresSum +
    weights.compactness * betweenStops +
    dayCost(instance, duration) +
    (weights.lateness ?? 0) * late +
    visits +
    (instance.fixedCost[vehicle] ?? 0)
  )
}

/** The cost of a route's duration. */
export const dayCost = ({ weights: { perSecond, balance }, longestDay }: Instance, duration: number): number =>
  perSecond * duration + (balance === 0 ? 0 : (balance * duration * duration) / longestDay)

/** The cost after the unplanned stops have changed from `before` to `after`. */
export const costWithUnplanned = (
  { unplannedCost }: Instance,
  cost: number,
  before: StopBag,
  after: StopBag,
): number => {
  let total = cost
  for (let index = 0; index < before.count; index += 1) total -= unplannedCost[before.stops[index] ?? 0] ?? 0
  for (let index = 0; index < after.count; index += 1) total += unplannedCost[after.stops[index] ?? 0] ?? 0
  return total
}
