import type { Pace } from '../pace'
import type { Search } from '../search'
import { heatOf, scaleOf } from './heat'
import { canSmooth, smoother } from './smooth'
import { keepAll, step } from './step'

/** A part of the budget: where it begins and ends, as shares of the whole. It also ends once so many steps are made. */
export type Stretch = { readonly from: number; readonly until: number; readonly steps: number }

export const WHOLE: Stretch = { from: 0, until: 1, steps: Infinity }

/**
 * Simulated annealing on the tours until a part of the budget is used up. Returns
 * the share of the whole budget used by then.
 */
export const anneal = (search: Search, pace: Pace, tell: (share: number) => void, stretch: Stretch): number => {
  const { chance } = search
  const { from, until, steps } = stretch
  const before = pace.iterations()
  keepAll(search)
  const { hot, cold } = heatOf(search, scaleOf(search))
  const smooth = stretch === WHOLE && canSmooth(search.facts) ? smoother(search, pace, tell) : undefined
  let share = from
  let heat = hot
  for (let part = 0; part < 1 && share < 1;) {
    share = pace.turn(() => step(search, -heat * Math.log(chance.part() + 1e-12)))
    share = smooth?.(share) ?? share
    part = Math.max((share - from) / (until - from), (pace.iterations() - before) / steps)
    heat = hot * (cold / hot) ** Math.min(1, part)
    tell(share)
  }
  return share
}
