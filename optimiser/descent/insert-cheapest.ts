import { lateThrough, putPiece } from './lateness'
import { link, note } from './link-nodes'
import { fineOf } from './measure-route'
import { NONE, type Sketch } from './working-routes'

/** Inserts an unvisited stop where it costs least: beside one of its near stops, or alone in an idle vehicle. */
export const insert = (sketch: Sketch, stop: number): void => {
  const { stops, near, tourOf, prev, next, idle } = sketch
  let least = idle === NONE ? Infinity : costAfter(sketch, stop, stops + idle, Infinity)
  let found = stops + Math.max(0, idle)
  for (let at = stop * near.each + 1; at < (stop + 1) * near.each; at += 1) {
    const other = near.list[at] ?? 0
    if (tourOf[other] !== NONE) {
      const on = costAfter(sketch, stop, other, least)
      if (on < least) found = other
      least = Math.min(least, on)
      const there = costAfter(sketch, stop, prev[other] ?? 0, least)
      if (there < least) found = prev[other] ?? 0
      least = Math.min(least, there)
    }
  }
  const after = next[found] ?? 0
  link(sketch, found, stop)
  link(sketch, stop, after)
  note(sketch, tourOf[found] ?? 0, tourOf[found] ?? 0, 0)
}

/** Infinity where it costs no less than the most. */
const costAfter = (sketch: Sketch, stop: number, call: number, most: number): number => {
  const { stops, calls, metres, next, tourOf, leg, load, fine, fixed, amount } = sketch
  const after = next[call] ?? 0
  const vehicle = tourOf[call] ?? 0
  const goesOut = call >= stops && after >= stops ? fixed : 0
  const there = (metres[call * calls + stop] ?? 0) + (metres[stop * calls + after] ?? 0)
  const had = (leg[call] ?? 0) + (fine[vehicle] ?? 0)
  if (there + goesOut - had >= most) return Infinity
  const cost = there + goesOut - had + fineOf(sketch, (load[vehicle] ?? 0) + (amount[stop] ?? 0), 0)
  if (cost >= most || !sketch.isTimed) return cost
  putPiece(sketch, 0, stop, stop)
  return cost + lateThrough(sketch, call, 1, after) * sketch.lateFine
}
