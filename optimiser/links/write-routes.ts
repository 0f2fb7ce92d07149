import type { Search } from '../search'
import { keepRoute, NOBODY, plainCost, settle, type Kept } from '../tours'
import type { Links } from './links'

/** Writes a vehicle's route and its cost into a plan. */
export const writeRoute = (
  { facts, tours }: Search,
  { next }: Links,
  to: Pick<Kept, 'order' | 'stride' | 'length' | 'cost'>,
  vehicle: number,
): void => {
  const start = facts.stops + vehicle
  const first = vehicle * to.stride
  let metres = tours.leg[start] ?? 0
  let at = first
  for (let call = next[start] ?? 0; call < facts.stops; call = next[call] ?? 0) {
    at += 1
    to.order[at] = call
    metres += tours.leg[call] ?? 0
  }
  to.length[vehicle] = at - first
  to.cost[vehicle] = at === first ? 0 : plainCost(facts, metres, vehicle)
}

/** Brings the tours up to date, and the plan to go back to. */
export const writeAll = (search: Search, links: Links): void => {
  const { facts, tours, kept } = search
  // The legs have changed, but not the note to which call each of them leads.
  tours.legTo.fill(NOBODY)
  for (let vehicle = 0; vehicle < facts.vehicles; vehicle += 1) {
    writeRoute(search, links, tours, vehicle)
    settle(facts, tours, vehicle)
    keepRoute(tours, kept, vehicle)
  }
}
