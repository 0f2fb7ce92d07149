import type { Pace } from '../pace'
import type { Search } from '../search'
import { heatOf, scaleOf } from './heat'
import { backToBest, keepAll, step } from './step'

/** Improves the tours until the budget is used up; the best of them is the last. */
export const anneal = (search: Search, pace: Pace, tell: (share: number) => void): void => {
  const { chance } = search
  keepAll(search)
  const { hot, cold } = heatOf(search, scaleOf(search))
  let heat = hot
  for (let share = 0; share < 1;) {
    share = pace.turn(() => step(search, -heat * Math.log(chance.part() + 1e-12)))
    heat = hot * (cold / hot) ** share
    tell(share)
  }
  backToBest(search)
}
