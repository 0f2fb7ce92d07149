import type { Facts } from '../instance'
import type { Search } from '../search'
import { vehicleAt, type Touched } from '../tours'
import type { Hours, Links } from './links'

export const noHours = ({ vehicles, stops, open, close }: Facts): Hours => ({
  taken: new Int32Array(vehicles),
  before: new Int32Array(vehicles),
  most: (close[stops] ?? 0) - (open[stops] ?? 0),
})

const drive = ({ seconds, place, places }: Facts, from: number, to: number): number =>
  seconds[(place[from] ?? 0) * places + (place[to] ?? 0)] ?? 0

/** Computes the hours of a route again. */
export const measureHours = (facts: Facts, { next, hours }: Links, vehicle: number): void => {
  const start = facts.stops + vehicle
  let sum = 0
  let call = start
  while (call < facts.stops || call === start) {
    const after = next[call] ?? 0
    sum += drive(facts, call, after) + (facts.service[after] ?? 0)
    call = after
  }
  if (hours !== undefined) hours.taken[vehicle] = call === next[start] ? 0 : sum
}

/** The seconds that a route takes longer with a stop behind this call. */
const moreHours = (facts: Facts, { next }: Links, stop: number, before: number): number => {
  const after = next[before] ?? 0
  const wasIdle = before >= facts.stops && after >= facts.stops
  const was = wasIdle ? 0 : drive(facts, before, after)
  return drive(facts, before, stop) + (facts.service[stop] ?? 0) + drive(facts, stop, after) - was
}

export const hasTime = ({ facts, tours }: Search, links: Links, stop: number, before: number): boolean => {
  if (links.hours === undefined) return true
  const vehicle = vehicleAt(facts, tours, before)
  return (links.hours.taken[vehicle] ?? 0) + moreHours(facts, links, stop, before) <= links.hours.most
}

/** To be called before the stop is linked. */
export const addHours = (facts: Facts, links: Links, vehicle: number, stop: number, before: number): void => {
  if (links.hours === undefined) return
  links.hours.taken[vehicle] = (links.hours.taken[vehicle] ?? 0) + moreHours(facts, links, stop, before)
}

/** Even removing a stop can make a route late, where a detour is shorter than the direct way. */
export const areInTime = ({ hours }: Links, { list, count }: Touched): boolean => {
  if (hours === undefined) return true
  for (let at = 0; at < count; at += 1) if ((hours.taken[list[at] ?? 0] ?? 0) > hours.most) return false
  return true
}

/** Takes the hours of the changed routes as they are now, or as they were before the step. */
export const keepHours = ({ hours }: Links, { list, count }: Touched): void => {
  if (hours === undefined) return
  for (let at = 0; at < count; at += 1) hours.before[list[at] ?? 0] = hours.taken[list[at] ?? 0] ?? 0
}

export const restoreHours = ({ hours }: Links, { list, count }: Touched): void => {
  if (hours === undefined) return
  for (let at = 0; at < count; at += 1) hours.taken[list[at] ?? 0] = hours.before[list[at] ?? 0] ?? 0
}
