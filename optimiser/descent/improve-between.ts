import { longerMovedBack } from './extra-metres'
import { tryMove, trySwap } from './try-move'
import { LEAST, LONGEST, type Sketch } from './working-routes'
import { improveBySwap } from './improve-by-swap'
import { tryHeads, tryTails } from './tail-swap'

const swap = improveBySwap(trySwap, () => LONGEST)

/**
 * Tries the moves that let a stop follow a call of another route, and makes the first that helps. Distances are
 * compared first: no move can save more penalties than the two routes have. Returns whether a move was made.
 */
export const improveBetween = (sketch: Sketch, stop: number, call: number): boolean => {
  const { stops, calls, metres, next, prev, tourOf, leg, fine, fixed } = sketch
  const before = prev[stop] ?? 0
  const after = next[call] ?? 0
  const slack = (fine[tourOf[stop] ?? 0] ?? 0) + (fine[tourOf[call] ?? 0] ?? 0) - LEAST
  const isToNew = call >= stops && after >= stops
  const goesOut = isToNew ? fixed : 0
  const bound = (metres[call * calls + stop] ?? 0) - (leg[before] ?? 0) - (leg[call] ?? 0)
  const crossed = bound + (metres[before * calls + after] ?? 0)
  if (!(before >= stops && after >= stops)) {
    if (crossed + goesOut < slack && tryTails(sketch, stop, call, crossed + goesOut)) return true
  } else if (!isToNew && crossed - fixed < slack && tryTails(sketch, stop, call, crossed - fixed)) return true
  if (sketch.isTwoWay && call < stops) {
    const beyond = next[stop] ?? 0
    const heads = (metres[call * calls + stop] ?? 0) + (metres[beyond * calls + after] ?? 0)
    const longer = heads - (leg[stop] ?? 0) - (leg[call] ?? 0) - (beyond >= stops && after >= stops ? fixed : 0)
    if (longer < slack && tryHeads(sketch, stop, call, longer)) return true
  }
  let last = stop
  for (let size = 1; size <= LONGEST && last < stops; size += 1) {
    const beyond = next[last] ?? 0
    const legLast = leg[last] ?? 0
    const alone = (before >= stops && beyond >= stops ? -fixed : 0) + goesOut
    if (bound - legLast + alone < slack) {
      const gone = (metres[before * calls + beyond] ?? 0) + alone - legLast
      const on = gone + bound + (metres[last * calls + after] ?? 0)
      if (on < slack && tryMove(sketch, stop, last, call, on)) return true
      const back = size > 1 ? alone + longerMovedBack(sketch, stop, last, call) : Infinity
      if (back < slack && tryMove(sketch, last, stop, call, back)) return true
    }
    if (swap(sketch, stop, last, call, crossed - legLast - slack)) return true
    last = beyond
  }
  return false
}
