import type { Search } from '../search'
import { copyRoute, NO_NODE, plainRouteCost, recomputeRoute, type PlanSnapshot } from '../routes'
import type { Links } from './links'

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
