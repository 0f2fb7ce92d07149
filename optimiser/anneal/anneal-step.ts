import { giveChances, insertWaiting } from '../insertion'
import { removeStrings, swapRoutes } from '../removal'
import { keepBest, type Search } from '../search'
import { keepLeft, keepRoute, letGo, takeUp, touched, withLeft } from '../tours'

/** How often two vehicles swap routes, where vehicles differ. */
const SWAPS = 0.1

/**
 * Removes some stops, inserts them elsewhere, and keeps the result if it costs
 * less than the current plan plus the margin.
 */
export const step = (search: Search, margin: number): void => {
  const { facts, tours, kept, chance } = search
  touched.clear(search.touched)
  giveChances(search)
  removeStrings(search)
  if (!facts.isPlain && chance.part() < SWAPS) swapRoutes(search)
  insertWaiting(search)
  tours.total = totalOf(search)
  if (tours.total < kept.total + margin) keep(search)
  else goBack(search)
}

/** Takes all routes as the current plan, whatever made them. */
export const keepAll = (search: Search): void => {
  const { facts, tours } = search
  touched.clear(search.touched)
  for (let vehicle = 0; vehicle < facts.vehicles; vehicle += 1) touched.add(search.touched, vehicle)
  tours.total = totalOf(search)
  keep(search)
}

const totalOf = ({ facts, tours, kept, touched: { list, count } }: Search): number => {
  let total = kept.total
  for (let at = 0; at < count; at += 1) {
    const vehicle = list[at] ?? 0
    total += (tours.cost[vehicle] ?? 0) - (kept.cost[vehicle] ?? 0)
  }
  return withLeft(facts, total, kept.left, tours.left)
}

const keep = (search: Search): void => {
  const { tours, kept, best, touched: changed } = search
  for (let at = 0; at < changed.count; at += 1) keepRoute(tours, kept, changed.list[at] ?? 0)
  keepLeft(tours, kept)
  keepBest(search, (vehicle) => keepRoute(tours, best, vehicle))
}

const goBack = ({ facts, tours, kept, touched: { list, count } }: Search): void => {
  for (let at = 0; at < count; at += 1) letGo(tours, list[at] ?? 0)
  for (let at = 0; at < count; at += 1) takeUp(facts, kept, tours, list[at] ?? 0)
  keepLeft(kept, tours)
}

/** Goes back to the best plan so far. */
export const backToBest = (search: Search): void => {
  const { facts, tours, kept, best, sinceBest } = search
  for (let at = 0; at < sinceBest.count; at += 1) letGo(tours, sinceBest.list[at] ?? 0)
  for (let at = 0; at < sinceBest.count; at += 1) {
    const vehicle = sinceBest.list[at] ?? 0
    keepRoute(best, kept, vehicle)
    takeUp(facts, best, tours, vehicle)
  }
  keepLeft(best, kept)
  keepLeft(best, tours)
  touched.clear(sinceBest)
}
