import type { Instance } from '../instance'
import type { Search } from '../search'
import { vehicleOfNode, type VehicleSet } from '../tours'
import type { Hours, Links } from './links'

export const emptyHours = ({ vehicles, stops, open, close }: Instance): Hours => ({
  current: new Int32Array(vehicles),
  before: new Int32Array(vehicles),
  limit: (close[stops] ?? 0) - (open[stops] ?? 0),
})

const driveSeconds = ({ seconds, matrixRow, matrixSize }: Instance, from: number, to: number): number =>
  seconds[(matrixRow[from] ?? 0) * matrixSize + (matrixRow[to] ?? 0)] ?? 0

export const measureHours = (instance: Instance, { next, hours }: Links, vehicle: number): void => {
  const start = instance.stops + vehicle
  let sum = 0
  let node = start
  while (node < instance.stops || node === start) {
    const after = next[node] ?? 0
    sum += driveSeconds(instance, node, after) + (instance.service[after] ?? 0)
    node = after
  }
  if (hours !== undefined) hours.current[vehicle] = node === next[start] ? 0 : sum
}

/** The seconds that a route takes longer with a stop behind this node. */
const extraSeconds = (instance: Instance, { next }: Links, stop: number, before: number): number => {
  const after = next[before] ?? 0
  const wasIdle = before >= instance.stops && after >= instance.stops
  const directSeconds = wasIdle ? 0 : driveSeconds(instance, before, after)
  return (
    driveSeconds(instance, before, stop) +
    (instance.service[stop] ?? 0) +
    driveSeconds(instance, stop, after) -
    directSeconds
  )
}

export const hasTime = ({ instance, tours }: Search, links: Links, stop: number, before: number): boolean => {
  if (links.hours === undefined) return true
  const vehicle = vehicleOfNode(instance, tours, before)
  return (links.hours.current[vehicle] ?? 0) + extraSeconds(instance, links, stop, before) <= links.hours.limit
}

/** To be called before the stop is linked. */
export const addHours = (instance: Instance, links: Links, vehicle: number, stop: number, before: number): void => {
  if (links.hours === undefined) return
  links.hours.current[vehicle] = (links.hours.current[vehicle] ?? 0) + extraSeconds(instance, links, stop, before)
}

/** Even removing a stop can make a route late, where a detour takes less time than the direct leg. */
export const areWithinHours = ({ hours }: Links, { list, count }: VehicleSet): boolean => {
  if (hours === undefined) return true
  for (let index = 0; index < count; index += 1) if ((hours.current[list[index] ?? 0] ?? 0) > hours.limit) return false
  return true
}

/** Makes the hours of the changed routes those to restore after the next step. */
export const acceptHours = ({ hours }: Links, { list, count }: VehicleSet): void => {
  if (hours === undefined) return
  for (let index = 0; index < count; index += 1) hours.before[list[index] ?? 0] = hours.current[list[index] ?? 0] ?? 0
}

export const restoreHours = ({ hours }: Links, { list, count }: VehicleSet): void => {
  if (hours === undefined) return
  for (let index = 0; index < count; index += 1) hours.current[list[index] ?? 0] = hours.before[list[index] ?? 0] ?? 0
}
