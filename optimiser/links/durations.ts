import { dayCost, vehicleOfNode, type VehicleSet } from '../routes'
import type { Instance } from '../instance'
import type { Search } from '../search'
import type { RouteDurations, Links } from './links'

export const createDurations = ({ vehicleCount, stopCount, open, close }: Instance): RouteDurations => ({
  current: new Float64Array(vehicleCount),
  before: new Float64Array(vehicleCount),
  limit: Float64Array.from(
    { length: vehicleCount },
    (_, vehicle) => (close[stopCount + vehicle] ?? 0) - (open[stopCount + vehicle] ?? 0),
  ),
})

const driveSeconds = ({ seconds, matrixRow, matrixSize }: Instance, from: number, to: number): number =>
  seconds[(matrixRow[from] ?? 0) * matrixSize + (matrixRow[to] ?? 0)] ?? 0

export const measureDuration = (instance: Instance, { next, durations }: Links, vehicle: number): void => {
  if (durations === undefined) return
  const start = instance.stopCount + vehicle
  const first = next[start] ?? 0
  durations.current[vehicle] = first < instance.stopCount ? secondsToEnd(instance, next, start) : 0
}

/** The seconds from a node to the end of its route. */
const secondsToEnd = (instance: Instance, next: Int32Array, from: number): number => {
  let [sum, node] = [0, from]
  do {
    const after = next[node] ?? 0
    sum += driveSeconds(instance, node, after) + (instance.service[after] ?? 0)
    node = after
  } while (node < instance.stopCount)
  return sum
}

/** To be called before `count` consecutive stops, beginning with `from`, are removed from a vehicle. */
export const subtractDuration = (
  instance: Instance,
  { next, prev, durations }: Links,
  vehicle: number,
  from: number,
  count: number,
): void => {
  if (durations === undefined) return
  const before = prev[from] ?? 0
  let [sum, node] = [driveSeconds(instance, before, from), from]
  for (let index = 0; index < count; index += 1) {
    const after = next[node] ?? 0
    sum += (instance.service[node] ?? 0) + driveSeconds(instance, node, after)
    node = after
  }
  const becomesIdle = before >= instance.stopCount && node >= instance.stopCount
  const closing = becomesIdle ? 0 : driveSeconds(instance, before, node)
  durations.current[vehicle] = (durations.current[vehicle] ?? 0) - sum + closing
}

/** The seconds that a route takes longer with a stop behind this node. */
const extraSeconds = (instance: Instance, { next }: Links, stop: number, before: number): number => {
  const after = next[before] ?? 0
  const wasIdle = before >= instance.stopCount && after >= instance.stopCount
  const directSeconds = wasIdle ? 0 : driveSeconds(instance, before, after)
  return (
    driveSeconds(instance, before, stop) +
    (instance.service[stop] ?? 0) +
    driveSeconds(instance, stop, after) -
    directSeconds
  )
}

export const hasTime = ({ instance, routes }: Search, links: Links, stop: number, before: number): boolean => {
  if (links.durations === undefined) return true
  const { current, limit } = links.durations
  const vehicle = vehicleOfNode(instance, routes, before)
  return (current[vehicle] ?? 0) + extraSeconds(instance, links, stop, before) <= (limit[vehicle] ?? 0)
}

/** What a stop behind a node adds to the surcharge on long days. */
export const extraSurcharge = ({ instance, routes }: Search, links: Links, stop: number, before: number): number => {
  if (links.durations === undefined || instance.weights.balance === 0) return 0
  const duration = links.durations.current[vehicleOfNode(instance, routes, before)] ?? 0
  const longer = duration + extraSeconds(instance, links, stop, before)
  return surchargeOf(instance, longer) - surchargeOf(instance, duration)
}

/** What the service of a stop alone adds to the surcharge on long days, however short the way there is. */
export const serviceSurcharge = (instance: Instance, { durations }: Links, stop: number, vehicle: number): number => {
  if (durations === undefined || instance.weights.balance === 0) return 0
  const duration = durations.current[vehicle] ?? 0
  return surchargeOf(instance, duration + (instance.service[stop] ?? 0)) - surchargeOf(instance, duration)
}

const surchargeOf = (instance: Instance, duration: number): number =>
  dayCost(instance, duration) - instance.weights.perSecond * duration

/** What the step so far adds to the surcharge on long days. */
export const surchargeSoFar = (instance: Instance, { durations }: Links, { list, count }: VehicleSet): number => {
  if (durations === undefined || instance.weights.balance === 0) return 0
  let sum = 0
  for (let index = 0; index < count; index += 1) {
    const vehicle = list[index] ?? 0
    sum +=
      surchargeOf(instance, durations.current[vehicle] ?? 0) - surchargeOf(instance, durations.before[vehicle] ?? 0)
  }
  return sum
}

/** To be called before the stop is linked. */
export const addStopDuration = (
  instance: Instance,
  links: Links,
  vehicle: number,
  stop: number,
  before: number,
): void => {
  if (links.durations === undefined) return
  links.durations.current[vehicle] =
    (links.durations.current[vehicle] ?? 0) + extraSeconds(instance, links, stop, before)
}

/** Even removing a stop can make a route late, where a detour takes less time than the direct leg. */
export const areWithinLimit = ({ durations }: Links, { list, count }: VehicleSet): boolean => {
  if (durations === undefined) return true
  for (let index = 0; index < count; index += 1)
    if ((durations.current[list[index] ?? 0] ?? 0) > (durations.limit[list[index] ?? 0] ?? 0)) return false
  return true
}

/** Makes the hours of the changed routes those to restore after the next step. */
export const acceptDurations = ({ durations }: Links, { list, count }: VehicleSet): void => {
  if (durations === undefined) return
  for (let index = 0; index < count; index += 1)
    durations.before[list[index] ?? 0] = durations.current[list[index] ?? 0] ?? 0
}

export const restoreDurations = ({ durations }: Links, { list, count }: VehicleSet): void => {
  if (durations === undefined) return
  for (let index = 0; index < count; index += 1)
    durations.current[list[index] ?? 0] = durations.before[list[index] ?? 0] ?? 0
}
