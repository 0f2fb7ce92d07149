import type { Search } from '../search'
import { measureDuration, createDurations } from './durations'
import { createIdleVehicles, resetIdle } from './idle-vehicles'
import { byLegCost, cheapestDepotLegs, legCost, serviceCost } from './leg-costs'
import { emptyJournal, type Links } from './links'
import { copyRoute, dayCost, recomputeRoute, type PlanSnapshot } from '../routes'

/**
 * Trying a stop only beside its neighbours nearly always finds the best position, if there
 * are no windows and more vehicles in use than this.
 */
const FEW_VEHICLES = 10

export const canLink = ({ instance, routes }: Search): boolean =>
  instance.ignoresTimeOfDay && routes.usedCount > FEW_VEHICLES

export const createLinks = (search: Search): Links => {
  const { instance } = search
  const { stopCount, vehicleCount } = instance
  const nodes = stopCount + 2 * vehicleCount
  const idle = createIdleVehicles(instance)
  const links = {
    // Computed before the first step, while the preparation can still be stopped.
    related: byLegCost(instance, search.relatedStops),
    next: new Int32Array(nodes),
    prev: new Int32Array(nodes),
    leg: new Float64Array(nodes),
    dearestLeg: new Float64Array(nodes),
    cheapestDepotLeg: cheapestDepotLegs(instance, idle.kinds),
    durations: instance.ignoresTimes ? undefined : createDurations(instance),
    idle,
    isUnrestricted: !instance.mayVisit.includes(0),
    journal: emptyJournal(stopCount),
    extraCost: 0,
  }
  linkAll(search, links)
  return links
}

/** Copies all routes into the links. */
export const linkAll = ({ instance, routes }: Search, links: Links): void => {
  const { next, prev, leg, dearestLeg } = links
  const { order, maxRouteNodes, visitCount } = routes
  resetIdle(links.idle)
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) {
    const count = visitCount[vehicle] ?? 0
    let before = instance.stopCount + instance.vehicleCount + vehicle
    const first = vehicle * maxRouteNodes
    leg[before] = 0
    for (let index = first; index <= first + count + 1; index += 1) {
      const node = order[index] ?? 0
      next[before] = node
      prev[node] = before
      if (index > first) leg[before] = count === 0 ? 0 : legCost(instance, before, node)
      if (index > first) dearestLeg[before] = Math.max(leg[prev[before] ?? 0] ?? 0, leg[before] ?? 0)
      before = node
    }
    dearestLeg[before] = leg[prev[before] ?? 0] ?? 0
    measureDuration(instance, links, vehicle)
  }
  links.durations?.before.set(links.durations.current)
}

/** Writes a vehicle's route and its cost into a plan. */
export const writeRoute = (
  { instance }: Search,
  { next, leg, durations }: Links,
  plan: Pick<PlanSnapshot, 'order' | 'maxRouteNodes' | 'visitCount' | 'cost' | 'duration' | 'minDuration'>,
  vehicle: number,
): void => {
  const start = instance.stopCount + vehicle
  const first = vehicle * plan.maxRouteNodes
  let cost = leg[start] ?? 0
  let index = first
  for (let node = next[start] ?? 0; node < instance.stopCount; node = next[node] ?? 0) {
    index += 1
    plan.order[index] = node
    cost += (leg[node] ?? 0) + serviceCost(instance, node)
  }
  const duration = durations?.current[vehicle] ?? 0
  const surcharge = dayCost(instance, duration) - instance.weights.perSecond * duration
  plan.visitCount[vehicle] = index - first
  plan.cost[vehicle] = index === first ? 0 : cost + surcharge + (instance.fixedCost[vehicle] ?? 0)
  plan.duration[vehicle] = duration
  plan.minDuration[vehicle] = duration
}

/** Writes all links into the accepted plan. */
export const writeAccepted = (search: Search, links: Links): void => {
  for (let vehicle = 0; vehicle < search.instance.vehicleCount; vehicle += 1)
    writeRoute(search, links, search.accepted, vehicle)
}

/** Writes all links into `Routes` and the accepted plan. */
export const writeAllRoutes = (search: Search, links: Links): void => {
  const { instance, routes, accepted } = search
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) {
    writeRoute(search, links, routes, vehicle)
    recomputeRoute(instance, routes, vehicle)
    copyRoute(routes, accepted, vehicle)
  }
}
