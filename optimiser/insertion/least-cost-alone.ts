import type { Facts } from '../instance'
import type { Search } from '../search'
import { dayCost } from '../tours'

/** The least it costs to send an idle vehicle for this stop alone: there, service, and home. */
export const leastAlone = ({ facts, alone }: Search, stop: number): number => {
  const known = alone[stop] ?? 0
  if (known >= 0) return known
  let least = Infinity
  for (let vehicle = 0; vehicle < facts.vehicles; vehicle += 1)
    if (facts.fits[vehicle * facts.stops + stop] === 1) least = Math.min(least, costAlone(facts, vehicle, stop))
  alone[stop] = least
  return least
}

const costAlone = (facts: Facts, vehicle: number, stop: number): number => {
  const { place, places, seconds, metres, service, weights, stops, vehicles } = facts
  const there = (place[stops + vehicle] ?? 0) * places + (place[stop] ?? 0)
  const home = (place[stop] ?? 0) * places + (place[stops + vehicles + vehicle] ?? 0)
  const time = (seconds[there] ?? 0) + (service[stop] ?? 0) + (seconds[home] ?? 0)
  const way = weights.perMetre * ((metres[there] ?? 0) + (metres[home] ?? 0))
  return (facts.fixedCost[vehicle] ?? 0) + way + dayCost(facts, time)
}
