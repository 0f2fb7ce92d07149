import { descend, lay, layoutIn, sketchOf, type Sketch } from '../descent'
import type { Facts } from '../instance'
import type { Pace } from '../budget'
import type { Search } from '../search'
import { adopt, layoutOf } from './adopt-layout'

/**
 * The shares of the budget at which the routes are smoothed: a late smoothing finds less,
 * but what the last one finds is not undone.
 */
const MOMENTS = [0.3, 0.6, 0.8, 0.9, 0.97]
/**
 * Plans of fewer stops are mixed by the genetic search, or are annealed long enough;
 * with more, a sketch takes too much memory.
 */
const FEWEST = 600
const MOST = 6500
/** The penalty for each second too late and each unit too much. It is so high that no move accepts any of either. */
const DEAR = 1e9
/** How many idle vehicles the sketch has beyond those in use. */
const MORE = 20

export const canSmooth = ({ isPlain, hasWindows, stops }: Facts): boolean =>
  isPlain && !hasWindows && stops > FEWEST && stops <= MOST

export type Smoother = {
  /** whether one of the moments has come since the last run */
  readonly isDue: (share: number) => boolean
  /** returns the share of the budget used by then */
  readonly run: (share: number) => number
}

/**
 * Improves the routes by local search at some moments: removing strings of stops seldom leads two routes to swap tails,
 * or a route to turn round.
 */
export const smoother = (search: Search, pace: Pace, tell: (share: number) => void): Smoother => {
  let moments: ReadonlyArray<number> = MOMENTS
  let sketch: Sketch | undefined
  return {
    isDue: (share) => share < 1 && share >= (moments[0] ?? 1),
    run: (share) => {
      moments = moments.filter((moment) => moment > share)
      sketch ??= sketchFor(search)
      return smooth(search, sketch, pace, tell, share)
    },
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
