import type { Instance } from '../instance'
import type { Search } from '../search'
import { NO_VEHICLE } from '../tours'
import { hasTime } from './hours'
import type { Links } from './links'

/** More metres than any detour. */
const MAX_METRES = 1 << 30

/**
 * The node behind which a stop costs least, just before or behind one of its neighbours or on an idle vehicle;
 * NO_VEHICLE where leaving it unplanned is cheaper. Neighbours come nearest first, so the node at the other end of a
 * gap is farther away, or was tried before, or is a start or end: most gaps need no computation.
 */
export const findGap = (search: Search, links: Links, stop: number): number => {
  const { instance, tours, random, skipRate } = search
  const { leg, vehicleOf, load } = tours
  const { prev, longestLeg } = links
  const { perStop, list, metres } = links.related
  const freeCapacity = (instance.capacity[0] ?? 0) - (instance.amount[stop] ?? 0)
  let minDetour = Math.min(MAX_METRES, Math.ceil((instance.unplannedCost[stop] ?? 0) / instance.weights.perMetre))
  const homeMetres = links.homeMetres[stop] ?? 0
  let bestNode = NO_VEHICLE
  for (let index = stop * perStop; index < (stop + 1) * perStop; index += 1) {
    const neighbour = list[index] ?? 0
    const metresApart = metres[index] ?? 0
    const minLeg = metresApart + (metresApart < homeMetres ? metresApart : homeMetres) - minDetour
    const vehicle = minLeg < (longestLeg[neighbour] ?? 0) ? (vehicleOf[neighbour] ?? NO_VEHICLE) : NO_VEHICLE
    if (vehicle !== NO_VEHICLE && (load[vehicle] ?? 0) <= freeCapacity) {
      const before = prev[neighbour] ?? 0
      const detourAfter =
        minLeg < (leg[neighbour] ?? 0) ? detourOf(search, links, stop, neighbour, minDetour) : minDetour
      const bestDetour = minLeg < (leg[before] ?? 0) ? detourOf(search, links, stop, before, detourAfter) : detourAfter
      if (bestDetour < minDetour && random.fraction() >= skipRate) {
        minDetour = bestDetour
        bestNode = bestDetour < detourAfter ? before : neighbour
      }
    }
  }
  const start = freeCapacity < 0 ? NO_VEHICLE : idleStart(instance, tours.length, links)
  return start !== NO_VEHICLE && isCheaperAlone(instance, links, stop, minDetour) && hasTime(search, links, stop, start)
    ? start
    : bestNode
}

/**
 * The extra metres of a stop behind a node; `maxDetour` where they are no fewer, or where the route would take too
 * long.
 */
const detourOf = (search: Search, links: Links, stop: number, before: number, maxDetour: number): number => {
  const { metres, metresTo, matrixRow, matrixSize } = search.instance
  const row = (matrixRow[stop] ?? 0) * matrixSize
  const metresThere = metresTo[row + (matrixRow[before] ?? 0)] ?? 0
  const metresOn = metres[row + (matrixRow[links.next[before] ?? 0] ?? 0)] ?? 0
  const detour = metresThere + metresOn - (search.tours.leg[before] ?? 0)
  return detour < maxDetour && hasTime(search, links, stop, before) ? detour : maxDetour
}

const isCheaperAlone = (
  { fixedCost, weights }: Instance,
  { aloneMetres }: Links,
  stop: number,
  maxDetour: number,
): boolean => (aloneMetres[stop] ?? 0) + (fixedCost[0] ?? 0) / weights.perMetre < maxDetour

/** The start of the first idle vehicle; one is enough, since all are alike. */
const idleStart = ({ stops, vehicles }: Instance, length: Int32Array, links: Links): number => {
  while (links.firstIdle < vehicles && (length[links.firstIdle] ?? 0) > 0) links.firstIdle += 1
  return links.firstIdle < vehicles ? stops + links.firstIdle : NO_VEHICLE
}
