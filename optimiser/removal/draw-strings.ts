import type { Chance } from '../random'
import type { Cut, Search } from '../search'
import { NOBODY, touched } from '../tours'
import { seedFor } from './seed-stop'

/** How many stops are removed in one step, on average. */
const STOPS = 10
/** The most stops that are removed from one route. */
const LONGEST = 10
/**
 * Where stops are left out, strings are so many times as long and remove so many times as many stops: each vehicle is
 * full, and only a large hole makes room for other stops. With more stops than this, such steps take too long.
 */
const WIDER = 2
const MANY = 300
/** How likely it is that a string which keeps some stops in its middle keeps no more of them. */
const KEPT_ON = 0.99

/** Removes the string of `search.cut` from a vehicle's route; it contains this stop. */
type Remove = (search: Search, vehicle: number, stop: number) => void

/**
 * Draws strings of neighbouring stops from a few routes that come near each other, to be removed, which leaves slack in
 * space and time there (Christiaens and Vanden Berghe 2020).
 */
export const drawStrings = (search: Search, remove: Remove): void => {
  const { facts, tours, kept, nearest, chance, cut } = search
  const planned = facts.stops - tours.left.count - search.waiting.count
  const times = kept.left.count > 0 && facts.stops <= MANY ? WIDER : 1
  const longest = Math.min(times * LONGEST, tours.busy === 0 ? 1 : planned / tours.busy)
  const most = (4 * times * STOPS) / (1 + longest) - 1
  const strings = Math.floor(chance.part() * most + 1)
  const seed = seedFor(search)
  let removed = 0
  for (let rank = 0; rank < nearest.each && removed < strings; rank += 1) {
    const stop = nearest.list[seed * nearest.each + rank] ?? 0
    const vehicle = tours.vehicleOf[stop] ?? NOBODY
    if (vehicle !== NOBODY && search.touched.is[vehicle] === 0) {
      touched.add(search.touched, vehicle)
      draw(chance, cut, tours.length[vehicle] ?? 0, longest)
      remove(search, vehicle, stop)
      removed += 1
    }
  }
}

/** Every second string keeps some stops in its middle. */
const draw = (chance: Chance, cut: Cut, count: number, longest: number): void => {
  const length = Math.floor(chance.part() * Math.min(count, longest) + 1)
  let kept = 0
  if (chance.part() < 0.5 && length < count) {
    kept = 1
    while (length + kept < count && chance.part() > KEPT_ON) kept += 1
  }
  cut.length = length
  cut.kept = kept
}

/**
 * How many stops before the chosen one a string begins, where the route has so many
 * stops before that one and so many behind it.
 */
export const stopsBefore = ({ chance, cut }: Search, ahead: number, behind: number): number => {
  const all = cut.length + cut.kept
  const most = Math.min(ahead, all - 1)
  return most - chance.below(most - Math.max(0, all - 1 - behind) + 1)
}

/** How many stops of a string come before those that it keeps. */
export const stopsToGap = ({ chance, cut }: Search): number =>
  cut.kept === 0 ? cut.length : 1 + chance.below(cut.length)
