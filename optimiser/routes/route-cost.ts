import type { Instance } from '../instance'
import { bestTimes, durationByLabels, durationOf, type LinkedLabel } from '../timing'
import { storeBestTiming } from './route-timings'
import { durationAndLatenessOf, type DurationAndLateness } from './duration-and-lateness'
import type { Routes, StopBag } from './routes'

/** What the metres and the seconds of a leg cost, by its index in the tables. */
export const legCostAt = ({ metres, seconds, weights }: Instance, matrixIndex: number): number =>
  weights.perMetre * (metres[matrixIndex] ?? 0) + weights.perSecond * (seconds[matrixIndex] ?? 0)

/** The cost of a route where only metres and vehicles cost anything. */
export const plainRouteCost = ({ weights, fixedCost }: Instance, metres: number, vehicle: number): number =>
  weights.perMetre * metres + (fixedCost[vehicle] ?? 0)

export const updateRouteCost = (instance: Instance, routes: Routes, vehicle: number): void => {
  const first = vehicle * routes.maxRouteNodes
  const count = routes.visitCount[vehicle] ?? 0
  const minDuration = singleLabelDuration(instance, routes, first + count)
  routes.minDuration[vehicle] = minDuration
  if (instance.isSingleLabel && instance.changeCost === undefined && instance.weights.compactness === 0) {
    const { weights, fixedCost } = instance
    const metresCost = weights.perMetre * (routes.routeMetres[vehicle] ?? 0)
    routes.duration[vehicle] = minDuration
    routes.cost[vehicle] = metresCost + dayCost(instance, minDuration) + (fixedCost[vehicle] ?? 0)
    return
  }
  const stops = routes.order.subarray(first + 1, first + 1 + count)
  const hours = instance.isSingleLabel
    ? { duration: minDuration, late: 0 }
    : (hoursFromLabels(instance, routes, vehicle) ?? hoursOfBestTiming(instance, routes, vehicle, stops))
  routes.duration[vehicle] = hours.duration
  routes.cost[vehicle] = routeCostOf(instance, vehicle, stops, hours)
}

/** The cost of a vehicle with these stops in this order; Infinity where the route is impossible. */
export const costOfStops = (instance: Instance, vehicle: number, stops: Int32Array): number =>
  routeCostOf(instance, vehicle, stops, hoursOf(bestTimes(instance, vehicle, stops)))

const hoursFromLabels = (instance: Instance, routes: Routes, vehicle: number): DurationAndLateness | undefined => {
  if (routes.timings?.hasOneTiming === true) return durationAndLatenessOf(instance, routes, vehicle)
  const duration = durationByLabels(instance, routes, vehicle)
  return duration === undefined ? undefined : { duration, late: 0 }
}

const hoursOfBestTiming = (
  instance: Instance,
  routes: Routes,
  vehicle: number,
  stops: Int32Array,
): DurationAndLateness => {
  const best = bestTimes(instance, vehicle, stops)
  if (best !== undefined) storeBestTiming(instance, routes, vehicle, best)
  return hoursOf(best)
}

const hoursOf = (best: LinkedLabel | undefined): DurationAndLateness =>
  best === undefined ? { duration: Infinity, late: 0 } : { duration: durationOf(best), late: best.late }

/** To be used where one label holds all times. */
const singleLabelDuration = (instance: Instance, routes: Routes, lastStop: number): number => {
  const { seconds, matrixRow, matrixSize } = instance
  const node = routes.order[lastStop] ?? 0
  const end = routes.order[lastStop + 1] ?? 0
  const driveSeconds = seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[end] ?? 0)] ?? 0
  const done = (routes.headDoneAt[node] ?? 0) + driveSeconds
  const time = (routes.headDuration[node] ?? 0) + driveSeconds
  const leaves = Math.min(routes.headLatest[node] ?? 0, (instance.close[end] ?? 0) - time)
  return Math.max(done - leaves, time)
}

const routeCostOf = (
  instance: Instance,
  vehicle: number,
  stops: Int32Array,
  { duration, late }: DurationAndLateness,
): number => {
  if (duration === Infinity) return Infinity
  const { weights, metres, matrixRow, matrixSize, changeCost } = instance
  let node = instance.stopCount + vehicle
  let metresSum = 0
  let metresBetweenStops = 0
  let changeCostSum = 0
  for (const stop of stops) {
    const leg = metres[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[stop] ?? 0)] ?? 0
    metresSum += leg
    if (node < instance.stopCount) metresBetweenStops += leg
    if (changeCost !== undefined) changeCostSum += changeCost[vehicle * instance.stopCount + stop] ?? 0
    node = stop
  }
  metresSum +=
    metres[
      (matrixRow[node] ?? 0) * matrixSize + (matrixRow[instance.stopCount + instance.vehicleCount + vehicle] ?? 0)
    ] ?? 0
  return (
    weights.perMetre * metresSum +
    weights.compactness * metresBetweenStops +
    dayCost(instance, duration) +
    (weights.latenessWeight ?? 0) * late +
    changeCostSum +
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
