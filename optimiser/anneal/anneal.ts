import type { Pace } from '../budget'
import type { Search } from '../search'
import { heatOf, scaleOf } from './temperatures'
import { canSmooth, smoother } from './periodic-descent'
import { keepAll } from './anneal-step'
import { stepsOn } from './step-runner'

/** A part of the budget: where it begins and ends, as shares of the whole. It also ends once so many steps are made. */
export type Stretch = { readonly from: number; readonly until: number; readonly steps: number }

export const WHOLE: Stretch = { from: 0, until: 1, steps: Infinity }

/**
 * Simulated annealing on the tours until a part of the budget is used up. Returns
 * the share of the whole budget used by then.
 */
export const anneal = (search: Search, pace: Pace, tell: (share: number) => void, stretch: Stretch): number => {
  const { chance } = search
  const { from, until } = stretch
  const before = pace.iterations()
  keepAll(search)
  const { hot, cold } = heatOf(search, scaleOf(search))
  const steps = stepsOn(search, stretch === WHOLE)
  const smooth = stretch === WHOLE && canSmooth(search.facts) ? smoother(search, pace, tell) : undefined
  let share = from
  let heat = hot
  for (let part = 0; part < 1 && share < 1;) {
    share = pace.turn(() => steps.make(-heat * Math.log(chance.part() + 1e-12)))
    if (smooth?.isDue(share) === true) {
      steps.pause()
      share = smooth.run(share)
      steps.resume()
    }
    part = Math.max((share - from) / (until - from), (pace.iterations() - before) / stretch.steps)
    heat = hot * (cold / hot) ** Math.min(1, part)
    tell(share)
  }
  steps.pause()
  return share
}
