import type { Instance } from '../instance'
import type { Search } from '../search'
import { measureDuration, createDurations } from './durations'
import { emptyJournal, type Links } from './links'
import { copyRoute, NO_NODE, plainRouteCost, recomputeRoute, type PlanSnapshot } from '../routes'

/**
 * Trying a stop only beside its neighbours nearly always finds the best position, if there
 * are no windows and more vehicles in use than this.
 */
const FEW_VEHICLES = 10

export const canLink = ({ instance, routes }: Search): boolean =>
  instance.isPlain && !instance.hasWindows && routes.usedCount > FEW_VEHICLES

export const createLinks = (search: Search): Links => {
  const { stopCount, vehicleCount, ignoresTimes } = search.instance
  const nodes = stopCount + 2 * vehicleCount
  const links = {
    // Computed before the first step, while the preparation can still be stopped.
    related: search.relatedStops,
    next: new Int32Array(nodes),
    prev: new Int32Array(nodes),
    longestLeg: new Int32Array(nodes),
    aloneMetres: Int32Array.from(
      { length: stopCount },
      (_, stop) => metresFrom(search.instance, stop) + metresTo(search.instance, stop),
    ),
    homeMetres: Int32Array.from({ length: stopCount }, (_, stop) =>
      Math.min(metresFrom(search.instance, stop), metresTo(search.instance, stop)),
    ),
    durations: ignoresTimes ? undefined : createDurations(search.instance),
    journal: emptyJournal(stopCount),
    firstIdle: 0,
    detour: 0,
  }
  linkAll(search, links)
  return links
}

/** All vehicles of a plain problem have the same start and the same end. */
const metresFrom = ({ metres, matrixRow, matrixSize, stopCount }: Instance, stop: number): number =>
  metres[(matrixRow[stopCount] ?? 0) * matrixSize + (matrixRow[stop] ?? 0)] ?? 0

const metresTo = ({ metres, matrixRow, matrixSize, stopCount, vehicleCount }: Instance, stop: number): number =>
  metres[(matrixRow[stop] ?? 0) * matrixSize + (matrixRow[stopCount + vehicleCount] ?? 0)] ?? 0

/** Copies all routes into the links. */
export const linkAll = ({ instance, routes }: Search, links: Links): void => {
  const { next, prev, longestLeg } = links
  const { order, maxRouteNodes, visitCount, leg } = routes
  links.firstIdle = 0
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) {
    let before = instance.stopCount + instance.vehicleCount + vehicle
    const first = vehicle * maxRouteNodes
    for (let index = first; index <= first + (visitCount[vehicle] ?? 0) + 1; index += 1) {
      const node = order[index] ?? 0
      next[before] = node
      prev[node] = before
      longestLeg[node] = Math.max(leg[before] ?? 0, leg[node] ?? 0)
      before = node
    }
    measureDuration(instance, links, vehicle)
  }
  links.durations?.before.set(links.durations.current)
}

/** Writes a vehicle's route and its cost into a plan. */
export const writeRoute = (
  { instance, routes }: Search,
  { next }: Links,
  plan: Pick<PlanSnapshot, 'order' | 'maxRouteNodes' | 'visitCount' | 'cost'>,
  vehicle: number,
): void => {
  const start = instance.stopCount + vehicle
  const first = vehicle * plan.maxRouteNodes
  let metres = routes.leg[start] ?? 0
  let index = first
  for (let node = next[start] ?? 0; node < instance.stopCount; node = next[node] ?? 0) {
    index += 1
    plan.order[index] = node
    metres += routes.leg[node] ?? 0
  }
  plan.visitCount[vehicle] = index - first
  plan.cost[vehicle] = index === first ? 0 : plainRouteCost(instance, metres, vehicle)
}

/** Writes all links into the accepted plan. */
export const writeAccepted = (search: Search, links: Links): void => {
  for (let vehicle = 0; vehicle < search.instance.vehicleCount; vehicle += 1)
    writeRoute(search, links, search.accepted, vehicle)
}

/** Writes all links into `Routes` and the accepted plan. */
export const writeAllRoutes = (search: Search, links: Links): void => {
  const { instance, routes, accepted } = search
  // The links change `leg` but not `legTarget`.
  routes.legTarget.fill(NO_NODE)
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) {
    writeRoute(search, links, routes, vehicle)
    recomputeRoute(instance, routes, vehicle)
    copyRoute(routes, accepted, vehicle)
  }
}
