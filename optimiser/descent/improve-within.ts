import { lateThrough, putPiece } from './lateness'
import { link, linkBetween, note } from './link-nodes'
import { LEAST, LONGEST, type Sketch } from './working-routes'
import { longerMovedBack, longerSwapped, longerTurned } from './extra-metres'
import { improveBySwap } from './improve-by-swap'

/**
 * Tries the moves that let a stop follow a call of its own route, and makes the
 * first that helps. Returns whether it did.
 */
export const improveWithin = (sketch: Sketch, stop: number, call: number): boolean => {
  const { stops, calls, metres, next, prev, tourOf, leg, spot, fine } = sketch
  const before = prev[stop] ?? 0
  if (call === before) return false
  const after = next[call] ?? 0
  const slack = (fine[tourOf[stop] ?? 0] ?? 0) - LEAST
  const ahead = (spot[call] ?? 0) - (spot[stop] ?? 0)
  const bound = (metres[call * calls + stop] ?? 0) - (leg[before] ?? 0) - (leg[call] ?? 0)
  const longest = ahead < 0 ? LONGEST : Math.min(LONGEST, ahead)
  let last = stop
  for (let size = 1; size <= longest && last < stops; size += 1) {
    const beyond = next[last] ?? 0
    const known = bound - (leg[last] ?? 0)
    if (known < slack) {
      const gone = metres[before * calls + beyond] ?? 0
      const on = known + gone + (metres[last * calls + after] ?? 0)
      if (on < slack && tryMove(sketch, stop, last, call, on)) return true
      const back = size > 1 ? longerMovedBack(sketch, stop, last, call) : Infinity
      if (back < slack && tryMove(sketch, last, stop, call, back)) return true
    }
    const crossed = known + (metres[before * calls + after] ?? 0)
    if (swap(sketch, stop, last, call, crossed - slack)) return true
    last = beyond
  }
  return ahead < 0 && tryTurn(sketch, stop, call)
}

/**
 * How long the piece behind a call may be that is swapped within a route: it may not
 * reach the piece that begins at the stop.
 */
const mostAfter = ({ spot }: Sketch, call: number, stop: number): number => {
  const ahead = (spot[stop] ?? 0) - (spot[call] ?? 0)
  return ahead > 0 ? Math.min(LONGEST, ahead - 2) : LONGEST
}

/** What it costs to drive the noted pieces between two calls of a route, where the extra metres are known. */
const costThrough = (sketch: Sketch, head: number, count: number, tail: number, metres: number): number => {
  const { tourOf, late, lateFine, isTimed } = sketch
  if (!isTimed) return metres
  return metres + lateFine * (lateThrough(sketch, head, count, tail) - (late[tourOf[head] ?? 0] ?? 0))
}

/** Moves a piece behind a call of its own route, if that is cheaper. */
const tryMove = (sketch: Sketch, first: number, last: number, call: number, metres: number): boolean => {
  const { next, prev, spot, tourOf } = sketch
  const isBackward = (spot[first] ?? 0) > (spot[last] ?? 0)
  const before = prev[isBackward ? last : first] ?? 0
  const beyond = next[isBackward ? first : last] ?? 0
  const after = next[call] ?? 0
  const isEarlier = (spot[call] ?? 0) < (spot[first] ?? 0)
  putPiece(sketch, isEarlier ? 0 : 1, first, last)
  if (isEarlier) putPiece(sketch, 1, after, before)
  else putPiece(sketch, 0, beyond, call)
  const cost = costThrough(sketch, isEarlier ? call : before, 2, isEarlier ? beyond : after, metres)
  if (cost > -LEAST) return false
  link(sketch, before, beyond)
  linkBetween(sketch, first, last, call, after)
  note(sketch, tourOf[first] ?? 0, tourOf[first] ?? 0, -cost)
  return true
}

/** Swaps two pieces of one route that do not touch, if that is cheaper. */
const trySwap = (sketch: Sketch, first: number, last: number, otherFirst: number, otherLast: number): boolean => {
  const { next, prev, spot, tourOf } = sketch
  if ((spot[otherFirst] ?? 0) < (spot[first] ?? 0)) return trySwap(sketch, otherFirst, otherLast, first, last)
  const metres = longerSwapped(sketch, first, last, otherFirst, otherLast)
  const head = prev[first] ?? 0
  const middle = next[last] ?? 0
  const middleLast = prev[otherFirst] ?? 0
  const tail = next[otherLast] ?? 0
  putPiece(sketch, 0, otherFirst, otherLast)
  putPiece(sketch, 1, middle, middleLast)
  putPiece(sketch, 2, first, last)
  const cost = costThrough(sketch, head, 3, tail, metres)
  if (cost > -LEAST) return false
  linkBetween(sketch, otherFirst, otherLast, head, middle)
  linkBetween(sketch, first, last, middleLast, tail)
  note(sketch, tourOf[first] ?? 0, tourOf[first] ?? 0, -cost)
  return true
}

/** Reverses everything between a call and a stop behind it, that stop included, if that is cheaper (2-opt). */
const tryTurn = (sketch: Sketch, stop: number, call: number): boolean => {
  const { calls, metres, next, leg, tourOf } = sketch
  const after = next[call] ?? 0
  const beyond = next[stop] ?? 0
  const ends = (metres[call * calls + stop] ?? 0) + (metres[after * calls + beyond] ?? 0)
  const longer = ends - (leg[call] ?? 0) - (leg[stop] ?? 0) + longerTurned(sketch, after, stop)
  const vehicle = tourOf[stop] ?? 0
  if (longer >= (sketch.fine[vehicle] ?? 0) - LEAST) return false
  putPiece(sketch, 0, stop, after)
  const cost = costThrough(sketch, call, 1, beyond, longer)
  if (cost > -LEAST) return false
  linkBetween(sketch, stop, after, call, beyond)
  note(sketch, vehicle, vehicle, -cost)
  return true
}

const swap = improveBySwap(trySwap, mostAfter)
