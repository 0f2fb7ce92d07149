import type { Search } from '../search'
import { copyRoute, NO_VEHICLE, simpleCost, recomputeRoute, type SavedPlan } from '../tours'
import type { Links } from './links'

/** Writes a vehicle's route and its cost into a plan. */
export const writeRoute = (
  { instance, tours }: Search,
  { next }: Links,
  plan: Pick<SavedPlan, 'order' | 'stride' | 'length' | 'cost'>,
  vehicle: number,
): void => {
  const start = instance.stops + vehicle
  const first = vehicle * plan.stride
  let metres = tours.leg[start] ?? 0
  let index = first
  for (let node = next[start] ?? 0; node < instance.stops; node = next[node] ?? 0) {
    index += 1
    plan.order[index] = node
    metres += tours.leg[node] ?? 0
  }
  plan.length[vehicle] = index - first
  plan.cost[vehicle] = index === first ? 0 : simpleCost(instance, metres, vehicle)
}

/** Writes all routes into the tours and the accepted plan. */
export const writeAllRoutes = (search: Search, links: Links): void => {
  const { instance, tours, accepted } = search
  // The links change `leg` but not `legTo`.
  tours.legTarget.fill(NO_VEHICLE)
  for (let vehicle = 0; vehicle < instance.vehicles; vehicle += 1) {
    writeRoute(search, links, tours, vehicle)
    recomputeRoute(instance, tours, vehicle)
    copyRoute(tours, accepted, vehicle)
  }
}
