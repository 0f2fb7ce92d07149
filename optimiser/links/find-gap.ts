import type { Facts } from '../instance'
import type { Search } from '../search'
import { NOBODY } from '../tours'
import { hasTime } from './hours'
import type { Links } from './links'

/** More metres than any detour. */
const MOST = 1 << 30

/**
 * The call behind which a stop costs least, just before or behind one of its neighbours or on an idle vehicle; NOBODY
 * where leaving it out is cheaper. Neighbours come nearest first, so that the call at the other end of a gap is either
 * farther away, or was looked at before, or is a start or end; that is why most gaps need no look.
 */
export const findGap = (search: Search, links: Links, stop: number): number => {
  const { facts, tours, chance, blink } = search
  const { leg, vehicleOf, load } = tours
  const { prev, widest } = links
  const { each, list, metres } = links.near
  const room = (facts.capacity[0] ?? 0) - (facts.amount[stop] ?? 0)
  let best = Math.min(MOST, Math.ceil((facts.unplannedCost[stop] ?? 0) / facts.weights.perMetre))
  const home = links.home[stop] ?? 0
  let found = NOBODY
  for (let at = stop * each; at < (stop + 1) * each; at += 1) {
    const near = list[at] ?? 0
    const apart = metres[at] ?? 0
    const least = apart + (apart < home ? apart : home) - best
    const vehicle = least < (widest[near] ?? 0) ? (vehicleOf[near] ?? NOBODY) : NOBODY
    if (vehicle !== NOBODY && (load[vehicle] ?? 0) <= room) {
      const before = prev[near] ?? 0
      const on = least < (leg[near] ?? 0) ? detourAt(search, links, stop, near, best) : best
      const detour = least < (leg[before] ?? 0) ? detourAt(search, links, stop, before, on) : on
      if (detour < best && chance.part() >= blink) {
        best = detour
        found = detour < on ? before : near
      }
    }
  }
  const start = room < 0 ? NOBODY : idleStart(facts, tours.length, links)
  return start !== NOBODY && isCheaperAlone(facts, links, stop, best) && hasTime(search, links, stop, start)
    ? start
    : found
}

/** The extra metres of a stop behind a call; `most` where they are no fewer, or where the route would take too long. */
const detourAt = (search: Search, links: Links, stop: number, before: number, most: number): number => {
  const { metres, metresTo, place, places } = search.facts
  const row = (place[stop] ?? 0) * places
  const there = metresTo[row + (place[before] ?? 0)] ?? 0
  const on = metres[row + (place[links.next[before] ?? 0] ?? 0)] ?? 0
  const detour = there + on - (search.tours.leg[before] ?? 0)
  return detour < most && hasTime(search, links, stop, before) ? detour : most
}

const isCheaperAlone = ({ fixedCost, weights }: Facts, { alone }: Links, stop: number, best: number): boolean =>
  (alone[stop] ?? 0) + (fixedCost[0] ?? 0) / weights.perMetre < best

/** The start of the first idle vehicle; one is enough, since all are alike. */
const idleStart = ({ stops, vehicles }: Facts, length: Int32Array, links: Links): number => {
  while (links.idle < vehicles && (length[links.idle] ?? 0) > 0) links.idle += 1
  return links.idle < vehicles ? stops + links.idle : NOBODY
}
