import type { Instance } from '../instance'
import type { Search } from '../search'
import { vehicleOfNode, type VehicleSet } from '../routes'
import type { RouteDurations, Links } from './links'

export const createDurations = ({ vehicleCount, stopCount, open, close }: Instance): RouteDurations => ({
  current: new Int32Array(vehicleCount),
  before: new Int32Array(vehicleCount),
  limit: (close[stopCount] ?? 0) - (open[stopCount] ?? 0),
})

const driveSeconds = ({ seconds, matrixRow, matrixSize }: Instance, from: number, to: number): number =>
  seconds[(matrixRow[from] ?? 0) * matrixSize + (matrixRow[to] ?? 0)] ?? 0

export const measureDuration = (instance: Instance, { next, durations }: Links, vehicle: number): void => {
  const start = instance.stopCount + vehicle
  let sum = 0
  let node = start
  while (node < instance.stopCount || node === start) {
    const after = next[node] ?? 0
    sum += driveSeconds(instance, node, after) + (instance.service[after] ?? 0)
    node = after
  }
  if (durations !== undefined) durations.current[vehicle] = node === next[start] ? 0 : sum
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
  const vehicle = vehicleOfNode(instance, routes, before)
  return (links.durations.current[vehicle] ?? 0) + extraSeconds(instance, links, stop, before) <= links.durations.limit
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
    if ((durations.current[list[index] ?? 0] ?? 0) > durations.limit) return false
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
