import { hasCapacity } from '../insertion'
import type { Search } from '../search'
import { NO_NODE, NO_VEHICLE } from '../routes'
import { extraSurcharge, hasTime, serviceSurcharge } from './durations'
import { cheapestIdle } from './idle-vehicles'
import { legCost, legCostByDestination, serviceCost } from './leg-costs'
import { mayVisit, type Links } from './links'

/**
 * The node behind which a stop costs least, just before or behind one of its neighbours or on an idle vehicle;
 * NO_NODE where leaving it unplanned is cheaper. Neighbours come nearest first, so the node at the other end of a
 * leg is farther away, or was tried before, or is a start or end: most legs need no computation.
 */
export const findInsertionNode = (search: Search, links: Links, stop: number): number => {
  const { instance, routes, random, skipRate } = search
  const { vehicleOf } = routes
  const { prev, leg, dearestLeg } = links
  const { perStop, list, costs } = links.related
  const ownServiceCost = serviceCost(instance, stop)
  let minCost = (instance.unplannedCost[stop] ?? 0) - ownServiceCost
  const cheapestDepotLeg = links.cheapestDepotLeg[stop] ?? 0
  let bestNode = NO_NODE
  for (let index = stop * perStop; index < (stop + 1) * perStop; index += 1) {
    const neighbour = list[index] ?? 0
    const costApart = costs[index] ?? 0
    const leastLegs = costApart + (costApart < cheapestDepotLeg ? costApart : cheapestDepotLeg)
    const vehicle =
      leastLegs - minCost < (dearestLeg[neighbour] ?? 0) ? (vehicleOf[neighbour] ?? NO_VEHICLE) : NO_VEHICLE
    if (
      vehicle !== NO_VEHICLE &&
      mayVisit(instance, links, stop, vehicle) &&
      hasCapacity(instance, routes, stop, vehicle)
    ) {
      const before = prev[neighbour] ?? 0
      const minLeg = leastLegs + serviceSurcharge(instance, links, stop, vehicle) - minCost
      const costAfter = minLeg < (leg[neighbour] ?? 0) ? detourCost(search, links, stop, neighbour, minCost) : minCost
      const cost = minLeg < (leg[before] ?? 0) ? detourCost(search, links, stop, before, costAfter) : costAfter
      if (cost < minCost && random.fraction() >= skipRate) {
        minCost = cost
        bestNode = cost < costAfter ? before : neighbour
      }
    }
  }
  const idle = cheapestIdle(search, links, stop, minCost + ownServiceCost)
  return idle === NO_VEHICLE ? bestNode : instance.stopCount + idle
}

/**
 * What a stop behind a node costs besides its service; `maxCost` where that is no less, or where the route would take
 * too long.
 */
const detourCost = (search: Search, links: Links, stop: number, before: number, maxCost: number): number => {
  const { instance } = search
  const legs =
    legCostByDestination(instance, before, stop) +
    legCost(instance, stop, links.next[before] ?? 0) -
    (links.leg[before] ?? 0)
  if (legs >= maxCost) return maxCost
  const cost = legs + extraSurcharge(search, links, stop, before)
  return cost < maxCost && hasTime(search, links, stop, before) ? cost : maxCost
}
