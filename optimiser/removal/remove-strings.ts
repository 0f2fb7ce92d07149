import type { Search } from '../search'

import { closeRanks, NOBODY, settle, some, touched } from '../tours'

/** How many stops are removed in one step, on average. */
const STOPS = 10
/** The most stops that are removed from one route. */
const LONGEST = 10
/** How likely it is that a string which keeps some stops in its middle keeps no more of them. */
const KEPT_ON = 0.99

/**
 * Removes strings of neighbouring stops from a few routes that come near each other, which leaves slack in space and
 * time there (Christiaens and Vanden Berghe 2020).
 */
export const removeStrings = (search: Search): void => {
  const { facts, tours, nearest, chance } = search
  const planned = facts.stops - tours.left.count - search.waiting.count
  const longest = Math.min(LONGEST, tours.busy === 0 ? 1 : planned / tours.busy)
  const most = (4 * STOPS) / (1 + longest) - 1
  const strings = Math.floor(chance.part() * most + 1)
  const seed = seedFor(search)
  let removed = 0
  for (let rank = 0; rank < nearest.each && removed < strings; rank += 1) {
    const stop = nearest.list[seed * nearest.each + rank] ?? 0
    const vehicle = tours.vehicleOf[stop] ?? NOBODY
    if (vehicle !== NOBODY && search.touched.is[vehicle] === 0) {
      const count = tours.length[vehicle] ?? 0
      const length = Math.floor(chance.part() * Math.min(count, longest) + 1)
      touched.add(search.touched, vehicle)
      if (chance.part() < 0.5 && length < count) removeSplit(search, vehicle, stop, length)
      else removeString(search, vehicle, stop, length)
      removed += 1
    }
  }
  for (let at = 0; at < search.touched.count; at += 1) {
    closeRanks(facts, tours, search.touched.list[at] ?? 0, search.waiting)
    settle(facts, tours, search.touched.list[at] ?? 0)
  }
}

/**
 * With so many stops, removal stays for so many steps around so many neighbouring
 * stops, whose figures are then in the cache.
 */
const MANY = 2000
const STAY = 500
const AMONG = 256

/**
 * The stop around which strings are removed. Stops with numbers close together lie close together, see `numbering/`.
 */
const seedFor = ({ facts, chance, region }: Search): number => {
  if (facts.stops < MANY) return chance.below(facts.stops)
  if (region.left === 0) {
    region.first = chance.below(facts.stops)
    region.left = STAY
  }
  region.left -= 1
  return (region.first + chance.below(AMONG)) % facts.stops
}

const removeString = (search: Search, vehicle: number, stop: number, length: number): void => {
  const first = firstOf(search, vehicle, stop, length)
  for (let spot = first; spot < first + length; spot += 1) take(search, vehicle, spot)
}

/** Removes a string, but keeps some stops in its middle. */
const removeSplit = (search: Search, vehicle: number, stop: number, length: number): void => {
  const { tours, chance } = search
  const count = tours.length[vehicle] ?? 0
  let kept = 1
  while (length + kept < count && chance.part() > KEPT_ON) kept += 1
  const first = firstOf(search, vehicle, stop, length + kept)
  const keptFrom = first + 1 + chance.below(length)
  for (let spot = first; spot < first + length + kept; spot += 1)
    if (spot < keptFrom || spot >= keptFrom + kept) take(search, vehicle, spot)
}

/** The spot at which a string of this length begins, so that it contains the stop. */
const firstOf = ({ tours, chance }: Search, vehicle: number, stop: number, length: number): number => {
  const spot = tours.spot[stop] ?? 1
  const earliest = Math.max(1, spot - length + 1)
  const latest = Math.min(spot, (tours.length[vehicle] ?? 0) - length + 1)
  return earliest + chance.below(latest - earliest + 1)
}

const take = ({ tours, waiting }: Search, vehicle: number, spot: number): void => {
  const stop = tours.order[vehicle * tours.stride + spot] ?? 0
  tours.vehicleOf[stop] = NOBODY
  some.add(waiting, stop)
}
