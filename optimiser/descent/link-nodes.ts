import { measure } from './measure-route'
import type { Sketch } from './working-routes'

export const link = ({ next, prev }: Sketch, call: number, after: number): void => {
  next[call] = after
  prev[after] = call
}

/** Reverses some calls in a row; the links at both ends are still to be set. */
const turn = ({ next, prev }: Sketch, first: number, last: number): void => {
  let call = first
  for (;;) {
    const after = next[call] ?? 0
    next[call] = prev[call] ?? 0
    prev[call] = after
    if (call === last) return
    call = after
  }
}

/**
 * A piece of a route is named by its ends, in the direction in which it will be driven. It is turned where the first
 * of them comes later in the route of now.
 */
export const isTurned = ({ spot }: Sketch, first: number, last: number): boolean =>
  (spot[first] ?? 0) > (spot[last] ?? 0)

/** Puts a piece between two calls. */
export const linkBetween = (sketch: Sketch, first: number, last: number, call: number, after: number): void => {
  if (isTurned(sketch, first, last)) turn(sketch, last, first)
  link(sketch, call, first)
  link(sketch, last, after)
}

/** Notes that the routes of one or two vehicles have changed, and what that saved. */
export const note = (sketch: Sketch, from: number, to: number, saved: number): void => {
  sketch.changes += 1
  sketch.saved += saved
  sketch.origin[from] = 0
  sketch.origin[to] = 0
  measure(sketch, from)
  if (to !== from) measure(sketch, to)
}
