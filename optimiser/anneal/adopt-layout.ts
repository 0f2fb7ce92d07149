import type { Layout } from '../descent'
import type { Search } from '../search'
import { recomputeRoute, type SavedPlan } from '../tours'
import { acceptAll } from './anneal-step'

/** The routes of a plan without unplanned stops; idle vehicles are omitted. */
export const layoutOf = ({ order, stride, length }: SavedPlan): Layout => {
  const allStops: number[] = []
  const firstIndex = [0]
  length.forEach((count, vehicle) => {
    for (let position = 1; position <= count; position += 1) allStops.push(order[vehicle * stride + position] ?? 0)
    if (count > 0) firstIndex.push(allStops.length)
  })
  return { order: Int32Array.from(allStops), firstIndex: Int32Array.from(firstIndex), origin: undefined }
}

/** Makes these routes the current plan of the search. */
export const adoptLayout = (search: Search, { order, firstIndex }: Layout): void => {
  const { instance, tours } = search
  tours.unplanned.count = 0
  for (let vehicle = 0; vehicle < instance.vehicles; vehicle += 1) {
    const [from, until] = [firstIndex[vehicle] ?? order.length, firstIndex[vehicle + 1] ?? order.length]
    for (let index = from; index < until; index += 1)
      tours.order[vehicle * tours.stride + 1 + index - from] = order[index] ?? 0
    tours.length[vehicle] = until - from
  }
  for (let vehicle = 0; vehicle < instance.vehicles; vehicle += 1) recomputeRoute(instance, tours, vehicle)
  acceptAll(search)
}
