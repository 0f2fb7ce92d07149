import { isTurned } from './link-nodes'
import type { Sketch } from './working-routes'

/** The lateness of a route that goes straight from a call of one route to a call of another. */
export const lateJoined = (sketch: Sketch, head: number, tail: number): number => {
  const { calls, seconds, headDone, headLate, tailLast, tailLate } = sketch
  const over = (headDone[head] ?? 0) + (seconds[head * calls + tail] ?? 0) - (tailLast[tail] ?? 0)
  return (headLate[head] ?? 0) + (tailLate[tail] ?? 0) + Math.max(over, 0)
}

/** Notes a piece of a route that a move puts between, by its ends in the new direction. */
export const putPiece = (sketch: Sketch, at: number, first: number, last: number): void => {
  const { pieces } = sketch
  pieces[3 * at] = first
  pieces[3 * at + 1] = last
  pieces[3 * at + 2] = isTurned(sketch, first, last) ? 1 : 0
}

/** The lateness of such a route with the noted pieces between the two calls. */
export const lateThrough = (sketch: Sketch, head: number, count: number, tail: number): number => {
  const { calls, seconds, open, close, service, next, prev, pieces } = sketch
  let done = sketch.headDone[head] ?? 0
  let late = sketch.headLate[head] ?? 0
  let call = head
  for (let piece = 0; piece < 3 * count; piece += 3) {
    const last = pieces[piece + 1] ?? 0
    const links = pieces[piece + 2] === 1 ? prev : next
    let to = pieces[piece] ?? 0
    for (;;) {
      done = Math.max(done + (seconds[call * calls + to] ?? 0), open[to] ?? 0)
      const due = close[to] ?? 0
      if (done > due) {
        late += done - due
        done = due
      }
      done += service[to] ?? 0
      call = to
      if (to === last) break
      to = links[to] ?? 0
    }
  }
  const over = done + (seconds[call * calls + tail] ?? 0) - (sketch.tailLast[tail] ?? 0)
  return late + (sketch.tailLate[tail] ?? 0) + Math.max(over, 0)
}
