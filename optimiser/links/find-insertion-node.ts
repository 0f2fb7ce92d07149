import type { Instance } from '../instance'
import { hasCapacity } from '../insertion'
import type { Search } from '../search'
import { NO_NODE, NO_VEHICLE } from '../routes'
import { hasTime } from './durations'
import type { Links } from './links'

/** More metres than any detour. */
const MAX_METRES = 1 << 30

/**
 * The node behind which a stop costs least, just before or behind one of its neighbours or on an idle vehicle;
 * NO_NODE where leaving it unplanned is cheaper. Neighbours come nearest first, so the node at the other end of a
 * leg is farther away, or was tried before, or is a start or end: most legs need no computation.
 */
export const findInsertionNode = (search: Search, links: Links, stop: number): number => {
  const { instance, routes, random, skipRate } = search
  const { leg, vehicleOf } = routes
  const { prev, longestLeg } = links
  const { perStop, list, metres } = links.related
  let minDetour = Math.min(MAX_METRES, Math.ceil((instance.unplannedCost[stop] ?? 0) / instance.weights.perMetre))
  const homeMetres = links.homeMetres[stop] ?? 0
  let bestNode = NO_NODE
  for (let index = stop * perStop; index < (stop + 1) * perStop; index += 1) {
    const neighbour = list[index] ?? 0
    const metresApart = metres[index] ?? 0
    const minLeg = metresApart + (metresApart < homeMetres ? metresApart : homeMetres) - minDetour
    const vehicle = minLeg < (longestLeg[neighbour] ?? 0) ? (vehicleOf[neighbour] ?? NO_VEHICLE) : NO_VEHICLE
    if (vehicle !== NO_VEHICLE && hasCapacity(instance, routes, stop, vehicle)) {
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
  const start = idleStart(instance, routes.visitCount, links)
  return start !== NO_NODE &&
    isCheaperAlone(instance, links, stop, minDetour) &&
    hasCapacity(instance, routes, stop, start - instance.stopCount) &&
    hasTime(search, links, stop, start)
    ? start
    : bestNode
}

/**
 * The extra metres of a stop behind a node; `maxDetour` where they are no fewer, or where the route would take too
 * long.
 */
const detourOf = (search: Search, links: Links, stop: number, before: number, maxDetour: number): number => {
  const { metres, metresByDestination, matrixRow, matrixSize } = search.instance
  const row = (matrixRow[stop] ?? 0) * matrixSize
  const metresThere = metresByDestination[row + (matrixRow[before] ?? 0)] ?? 0
  const metresOn = metres[row + (matrixRow[links.next[before] ?? 0] ?? 0)] ?? 0
  const detour = metresThere + metresOn - (search.routes.leg[before] ?? 0)
  return detour < maxDetour && hasTime(search, links, stop, before) ? detour : maxDetour
}

const isCheaperAlone = (
  { fixedCost, weights }: Instance,
  { aloneMetres }: Links,
  stop: number,
  maxDetour: number,
): boolean => (aloneMetres[stop] ?? 0) + (fixedCost[0] ?? 0) / weights.perMetre < maxDetour

/** The start of the first idle vehicle; one is enough, since all are alike. */
const idleStart = ({ stopCount, vehicleCount }: Instance, length: Int32Array, links: Links): number => {
  while (links.firstIdle < vehicleCount && (length[links.firstIdle] ?? 0) > 0) links.firstIdle += 1
  return links.firstIdle < vehicleCount ? stopCount + links.firstIdle : NO_NODE
}
