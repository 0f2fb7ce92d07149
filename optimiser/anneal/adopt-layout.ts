import type { Layout } from '../descent'
import type { Search } from '../search'
import { settle, type Kept } from '../tours'
import { keepAll } from './anneal-step'

/** The routes of a plan in which no stop is left out, without the vehicles that stay at home. */
export const layoutOf = ({ order, stride, length }: Kept): Layout => {
  const all: number[] = []
  const first = [0]
  length.forEach((count, vehicle) => {
    for (let spot = 1; spot <= count; spot += 1) all.push(order[vehicle * stride + spot] ?? 0)
    if (count > 0) first.push(all.length)
  })
  return { order: Int32Array.from(all), first: Int32Array.from(first), origin: undefined }
}

/** Makes these routes the current plan of the search. */
export const adopt = (search: Search, { order, first }: Layout): void => {
  const { facts, tours } = search
  tours.left.count = 0
  for (let vehicle = 0; vehicle < facts.vehicles; vehicle += 1) {
    const [from, until] = [first[vehicle] ?? order.length, first[vehicle + 1] ?? order.length]
    for (let at = from; at < until; at += 1) tours.order[vehicle * tours.stride + 1 + at - from] = order[at] ?? 0
    tours.length[vehicle] = until - from
  }
  for (let vehicle = 0; vehicle < facts.vehicles; vehicle += 1) settle(facts, tours, vehicle)
  keepAll(search)
}
