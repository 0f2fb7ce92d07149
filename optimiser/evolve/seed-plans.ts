import { anneal, layoutOf } from '../anneal'
import type { Layout } from '../descent'
import { open } from '../initial-plan'
import type { Pace } from '../budget'
import type { Search } from '../search'
import { NOBODY, settle } from '../tours'

/**
 * The part of the budget in which the first plans are made, and the steps for each stop
 * of one plan; what is reached first counts.
 */
const PART = 0.35
const STEPS = 300
/** How many plans: fewer for problems of many stops, which take longer, but never fewer than can be mixed well. */
const MOST = 8
const FEWEST = 4
const STOPS = 1600

type Sown = { readonly share: number; readonly seeds: ReadonlyArray<Layout> }

/** Anneals several plans, each from nothing, but for the very first, which goes on from where the search is. */
export const sow = (search: Search, pace: Pace, tell: (share: number) => void, from: number): Sown => {
  const seeds: Layout[] = []
  const until = Math.min(1, from + PART)
  const steps = STEPS * search.facts.stops
  const wanted = Math.max(FEWEST, Math.min(MOST, Math.round(STOPS / search.facts.stops)))
  let share = from
  for (let left = wanted; left > 0 && share < until; left -= 1) {
    if (left < wanted || from > 0) openAnew(search)
    share = anneal(search, pace, tell, { from: share, until: share + (until - share) / left, steps })
    if (search.kept.left.count === 0) seeds.push(layoutOf(search.kept))
  }
  return { share, seeds }
}

const openAnew = (search: Search): void => {
  const { facts, tours } = search
  tours.vehicleOf.fill(NOBODY)
  for (let vehicle = 0; vehicle < facts.vehicles; vehicle += 1) {
    tours.length[vehicle] = 0
    settle(facts, tours, vehicle)
  }
  open(search, undefined)
}
