import { anneal } from '../anneal'
import { sketchOf } from '../descent'
import type { Facts } from '../instance'
import type { Pace } from '../budget'
import type { Search } from '../search'
import { generations } from './generations'
import { mostExchanged } from './max-exchanged-stops'
import { sow } from './seed-plans'

/** Problems with fewer stops have nothing to mix. */
const FEWEST = 25
/**
 * Problems with more stops leave no time for enough generations; without windows,
 * annealing does better from fewer stops on.
 */
const MOST = 600
const MOST_WITHOUT_WINDOWS = 300

export const canEvolve = ({ isPlain, hasWindows, stops }: Facts): boolean =>
  isPlain && stops >= FEWEST && stops <= (hasWindows ? MOST : MOST_WITHOUT_WINDOWS)

/**
 * Genetic search: makes some plans by annealing, mixes them again and again, and starts over with new
 * ones when nothing better comes any more.
 */
export const evolve = (search: Search, pace: Pace, tell: (share: number) => void): void => {
  let share = 0
  while (share < 1) {
    const sown = sow(search, pace, tell, share)
    share = sown.share
    // Only plans that visit all stops can be mixed.
    if (search.best.left.count > 0 && share < 1)
      share = anneal(search, pace, tell, { from: share, until: 1, steps: Infinity })
    const exchanged = mostExchanged(pace.iterations() / share, search.facts.stops)
    const life = { moments: generations(search, sketchFor(search), sown.seeds, exchanged), isOver: false }
    while (share < 1 && !life.isOver) {
      share = pace.turn(() => {
        life.isOver ||= life.moments.next().done === true
      })
      tell(share)
    }
  }
}

/** Some more vehicles than the best plan needs. */
const sketchFor = ({ facts, akin, best }: Search): ReturnType<typeof sketchOf> => {
  const routes = best.length.reduce((sum, count) => (count > 0 ? sum + 1 : sum), 0)
  return sketchOf(facts, akin, Math.min(facts.vehicles, Math.ceil(1.2 * routes) + 3))
}
