import { lateJoined } from './lateness'
import { link, linkBetween, note } from './link-nodes'
import { fineOf } from './measure-route'
import { LEAST, type Sketch } from './working-routes'

/**
 * Swaps tails (2-opt*): a stop and all behind it move behind a call of another route, whose own tail
 * moves the other way, if that is cheaper.
 */
export const tryTails = (sketch: Sketch, stop: number, call: number, metres: number): boolean => {
  const { stops, vehicles, next, prev, tourOf, load, fine, headLoad } = sketch
  const from = tourOf[stop] ?? 0
  const to = tourOf[call] ?? 0
  const before = prev[stop] ?? 0
  const after = next[call] ?? 0
  const had = (fine[from] ?? 0) + (fine[to] ?? 0)
  const moved = (load[from] ?? 0) - (headLoad[before] ?? 0) - (load[to] ?? 0) + (headLoad[call] ?? 0)
  let cost = metres - had + fineOf(sketch, (load[from] ?? 0) - moved, 0) + fineOf(sketch, (load[to] ?? 0) + moved, 0)
  if (cost > -LEAST) return false
  const endFrom = stops + vehicles + from
  const endTo = stops + vehicles + to
  const tail = after === endTo ? endFrom : after
  if (sketch.isTimed) {
    cost += (lateJoined(sketch, call, stop) + lateJoined(sketch, before, tail)) * sketch.lateFine
    if (cost > -LEAST) return false
  }
  const lastFrom = prev[endFrom] ?? 0
  const lastTo = prev[endTo] ?? 0
  link(sketch, call, stop)
  link(sketch, lastFrom, endTo)
  link(sketch, before, tail)
  if (after !== endTo) link(sketch, lastTo, endFrom)
  note(sketch, from, to, -cost)
  return true
}

/**
 * Joins the heads of two routes, up to a stop and up to a call, to one route, and their tails to another, if that is
 * cheaper. Only where a route costs the same in both directions.
 */
export const tryHeads = (sketch: Sketch, stop: number, call: number, metres: number): boolean => {
  const { stops, vehicles, next, prev, tourOf, load, fine, headLoad } = sketch
  const from = tourOf[stop] ?? 0
  const to = tourOf[call] ?? 0
  const had = (fine[from] ?? 0) + (fine[to] ?? 0)
  const heads = (headLoad[stop] ?? 0) + (headLoad[call] ?? 0)
  const tails = (load[from] ?? 0) + (load[to] ?? 0) - heads
  const cost = metres - had + fineOf(sketch, heads, 0) + fineOf(sketch, tails, 0)
  if (cost > -LEAST) return false
  const [start, endFrom] = [stops + to, stops + vehicles + from]
  const first = next[start] ?? 0
  const last = prev[endFrom] ?? 0
  const beyond = next[stop] ?? 0
  const after = next[call] ?? 0
  linkBetween(sketch, call, first, stop, endFrom)
  if (beyond === endFrom) link(sketch, start, after)
  else linkBetween(sketch, last, beyond, start, after)
  note(sketch, from, to, -cost)
  return true
}
