import { anneal, layoutOf } from '../anneal'
import type { Layout } from '../descent'
import { open } from '../opening'
import type { Pace } from '../pace'
import type { Search } from '../search'
import { NOBODY, settle } from '../tours'

/** Plans are made in such a part of the budget, or in so many steps a stop each. */
const PART = 0.35
const STEPS = 300
/** So many, or fewer where there are many stops, which take longer; never fewer than can be mixed well. */
const MOST = 8
const FEWEST = 4
const STOPS = 1600

type Sown = { readonly share: number; readonly seeds: ReadonlyArray<Layout> }

/** Anneals several times over, each time from nothing; the very first time from where the search stands. */
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
