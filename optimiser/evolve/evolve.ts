import { anneal } from '../anneal'
import { sketchOf } from '../descent'
import type { Facts } from '../facts'
import type { Pace } from '../pace'
import type { Search } from '../search'
import { generations } from './generations'
import { mostExchanged } from './most-exchanged'
import { sow } from './sow'

/** With fewer stops than this there is nothing to mix. */
const FEWEST = 25
/** Beyond this many there is no time for enough generations; without windows, taking strings of stops out does better sooner. */
const MOST = 600
const MOST_WITHOUT_WINDOWS = 300

export const canEvolve = ({ isPlain, hasWindows, stops }: Facts): boolean =>
  isPlain && stops >= FEWEST && stops <= (hasWindows ? MOST : MOST_WITHOUT_WINDOWS)

/** Makes some plans in haste and mixes them again and again, and begins anew with others when nothing comes of it any more. */
export const evolve = (search: Search, pace: Pace, tell: (share: number) => void): void => {
  let share = 0
  while (share < 1) {
    const sown = sow(search, pace, tell, share)
    share = sown.share
    // A plan that leaves somebody out is no plan to mix.
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

/** Room for some more vehicles than the best plan needs. */
const sketchFor = ({ facts, akin, best }: Search): ReturnType<typeof sketchOf> => {
  const routes = best.length.reduce((sum, count) => (count > 0 ? sum + 1 : sum), 0)
  return sketchOf(facts, akin, Math.min(facts.vehicles, Math.ceil(1.2 * routes) + 3))
}
