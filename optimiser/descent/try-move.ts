import { lateJoined, lateThrough, putPiece } from './lateness'
import { isTurned, link, linkBetween, note } from './link-nodes'
import { fineOf } from './measure-route'
import { LEAST, type Sketch } from './working-routes'
import { longerSwapped } from './extra-metres'

/** Moves some stops in a row behind a call of another route, if that is cheaper. */
export const tryMove = (sketch: Sketch, first: number, last: number, call: number, metres: number): boolean => {
  const { next, prev, tourOf, load, fine } = sketch
  const from = tourOf[first] ?? 0
  const to = tourOf[call] ?? 0
  const [one, other] = isTurned(sketch, first, last) ? [last, first] : [first, last]
  const moved = loadOf(sketch, one, other)
  const had = (fine[from] ?? 0) + (fine[to] ?? 0)
  let cost = metres - had + fineOf(sketch, (load[from] ?? 0) - moved, 0) + fineOf(sketch, (load[to] ?? 0) + moved, 0)
  if (cost > -LEAST) return false
  const before = prev[one] ?? 0
  const beyond = next[other] ?? 0
  const after = next[call] ?? 0
  if (sketch.isTimed) {
    cost += lateJoined(sketch, before, beyond) * sketch.lateFine
    if (cost > -LEAST) return false
    putPiece(sketch, 0, first, last)
    cost += lateThrough(sketch, call, 1, after) * sketch.lateFine
    if (cost > -LEAST) return false
  }
  link(sketch, before, beyond)
  linkBetween(sketch, first, last, call, after)
  note(sketch, from, to, -cost)
  return true
}

/** Swaps some stops in a row with some of another route, if that is cheaper. */
export const trySwap = (
  sketch: Sketch,
  first: number,
  last: number,
  otherFirst: number,
  otherLast: number,
): boolean => {
  const { next, prev, tourOf, load, fine } = sketch
  const from = tourOf[first] ?? 0
  const to = tourOf[otherFirst] ?? 0
  const before = prev[first] ?? 0
  const beyond = next[last] ?? 0
  const otherBefore = prev[otherFirst] ?? 0
  const otherBeyond = next[otherLast] ?? 0
  const moved = loadOf(sketch, first, last) - loadOf(sketch, otherFirst, otherLast)
  let cost =
    longerSwapped(sketch, first, last, otherFirst, otherLast) -
    (fine[from] ?? 0) -
    (fine[to] ?? 0) +
    fineOf(sketch, (load[from] ?? 0) - moved, 0) +
    fineOf(sketch, (load[to] ?? 0) + moved, 0)
  if (cost > -LEAST) return false
  if (sketch.isTimed) {
    putPiece(sketch, 0, otherFirst, otherLast)
    cost += lateThrough(sketch, before, 1, beyond) * sketch.lateFine
    if (cost > -LEAST) return false
    putPiece(sketch, 0, first, last)
    cost += lateThrough(sketch, otherBefore, 1, otherBeyond) * sketch.lateFine
    if (cost > -LEAST) return false
  }
  linkBetween(sketch, otherFirst, otherLast, before, beyond)
  linkBetween(sketch, first, last, otherBefore, otherBeyond)
  note(sketch, from, to, -cost)
  return true
}

const loadOf = ({ headLoad, amount }: Sketch, first: number, last: number): number =>
  (headLoad[last] ?? 0) - (headLoad[first] ?? 0) + (amount[first] ?? 0)
