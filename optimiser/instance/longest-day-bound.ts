import type { Facts } from './instance'

type Known = Pick<Facts, 'stops' | 'place' | 'places' | 'seconds' | 'service' | 'amount' | 'capacity'>

/**
 * A bound for a plain problem without windows: no route is longer than the most stops a vehicle can carry, each with
 * the farthest drive. Where that fits in the day, nothing can be late.
 */
export const longestDay = (facts: Known, isStopped: () => boolean): number => {
  const { stops, service } = facts
  const steps = new Float64Array(stops)
  for (let stop = 0; stop < stops && !isStopped(); stop += 1) steps[stop] = (service[stop] ?? 0) + farthest(facts, stop)
  const longest = steps.toSorted().subarray(stops - mostStops(facts))
  return longest.reduce((sum, one) => sum + one, farthest(facts, stops))
}

const farthest = ({ place, places, seconds }: Known, call: number): number => {
  const first = (place[call] ?? 0) * places
  let most = 0
  for (let at = first; at < first + places; at += 1) most = Math.max(most, seconds[at] ?? 0)
  return most
}

const mostStops = ({ amount, capacity }: Known): number => {
  let room = capacity[0] ?? 0
  const isBeyond = (one: number): boolean => (room -= one) < 0
  const most = amount.toSorted().findIndex(isBeyond)
  return most < 0 ? amount.length : most
}
