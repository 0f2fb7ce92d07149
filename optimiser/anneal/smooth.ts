import { descend, lay, layoutIn, sketchOf, type Sketch } from '../descent'
import type { Facts } from '../facts'
import type { Pace } from '../pace'
import type { Search } from '../search'
import { adopt, layoutOf } from './layout-of'

/** At these parts of the budget: late ones find less, but nothing undoes what the last one finds. */
const MOMENTS = [0.3, 0.6, 0.8, 0.9, 0.97]
/** Plans of fewer stops are mixed, or annealed long enough; with more, what a sketch needs takes too much memory. */
const FEWEST = 600
const MOST = 6500
/** Nobody is to be too late or too full at all. */
const DEAR = 1e9
/** Room for so many vehicles more. */
const MORE = 20

export const canSmooth = ({ isPlain, hasWindows, stops }: Facts): boolean =>
  isPlain && !hasWindows && stops > FEWEST && stops <= MOST

/**
 * Makes routes better by small moves at some moments: taking strings of stops out seldom has two routes trade tails, or a
 * route go the other way round. Tells how much of the budget is used up then.
 */
export const smoother = (search: Search, pace: Pace, tell: (share: number) => void): ((share: number) => number) => {
  let moments: ReadonlyArray<number> = MOMENTS
  let sketch: Sketch | undefined
  return (share) => {
    if (share >= 1 || share < (moments[0] ?? 1)) return share
    moments = moments.filter((moment) => moment > share)
    sketch ??= sketchFor(search)
    return smooth(search, sketch, pace, tell, share)
  }
}

const sketchFor = (search: Search): Sketch => {
  const { facts, tours, akin, isStopped } = search
  const sketch = sketchOf(facts, akin, Math.min(facts.vehicles, tours.busy + MORE), isStopped)
  sketch.loadFine = DEAR
  sketch.lateFine = DEAR
  return sketch
}

const smooth = (search: Search, sketch: Sketch, pace: Pace, tell: (share: number) => void, from: number): number => {
  if (search.isStopped() || search.kept.left.count > 0 || search.tours.busy > sketch.vehicles) return from
  lay(sketch, layoutOf(search.kept))
  const tried = { moves: descend(sketch, search.chance), areAll: false }
  let share = from
  while (share < 1 && !tried.areAll) {
    share = pace.turn(() => {
      tried.areAll ||= tried.moves.next().done === true
    })
    tell(share)
  }
  adopt(search, layoutIn(sketch))
  return share
}
