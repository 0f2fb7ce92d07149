import type { RouteLists } from '../descent'
import type { Search } from '../search'
import { recomputeRoute, type SavedPlan } from '../routes'
import { acceptAll } from './anneal-step'

/** The routes of a plan without unplanned stops; idle vehicles are omitted. */
export const routeListsOf = ({ order, stride, visitCount }: SavedPlan): RouteLists => {
  const allStops: number[] = []
  const firstIndex = [0]
  visitCount.forEach((count, vehicle) => {
    for (let position = 1; position <= count; position += 1) allStops.push(order[vehicle * stride + position] ?? 0)
    if (count > 0) firstIndex.push(allStops.length)
  })
  return { order: Int32Array.from(allStops), firstIndex: Int32Array.from(firstIndex), origin: undefined }
}

/** Makes these routes the current plan of the search. */
export const adoptRouteLists = (search: Search, { order, firstIndex }: RouteLists): void => {
  const { instance, routes } = search
  routes.unplanned.count = 0
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) {
    const [from, until] = [firstIndex[vehicle] ?? order.length, firstIndex[vehicle + 1] ?? order.length]
    for (let index = from; index < until; index += 1)
      routes.order[vehicle * routes.stride + 1 + index - from] = order[index] ?? 0
    routes.visitCount[vehicle] = until - from
  }
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) recomputeRoute(instance, routes, vehicle)
  acceptAll(search)
}
