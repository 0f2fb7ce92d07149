import type { Sketch } from './working-routes'

/** The extra metres when two pieces that do not touch swap places. */
export const longerSwapped = (
  { calls, metres, next, prev, leg }: Sketch,
  first: number,
  last: number,
  otherFirst: number,
  otherLast: number,
): number => {
  const before = prev[first] ?? 0
  const beyond = next[last] ?? 0
  const otherBefore = prev[otherFirst] ?? 0
  const otherBeyond = next[otherLast] ?? 0
  return (
    (metres[before * calls + otherFirst] ?? 0) +
    (metres[otherLast * calls + beyond] ?? 0) +
    (metres[otherBefore * calls + first] ?? 0) +
    (metres[last * calls + otherBeyond] ?? 0) -
    (leg[before] ?? 0) -
    (leg[last] ?? 0) -
    (leg[otherBefore] ?? 0) -
    (leg[otherLast] ?? 0)
  )
}

/** The extra metres when a piece is driven in the other direction. */
export const longerTurned = ({ headWay, headBack }: Sketch, first: number, last: number): number =>
  (headBack[last] ?? 0) - (headBack[first] ?? 0) - ((headWay[last] ?? 0) - (headWay[first] ?? 0))

/** The extra metres when a piece moves behind a call elsewhere and is reversed. */
export const longerMovedBack = (sketch: Sketch, first: number, last: number, call: number): number => {
  const { calls, metres, next, prev, leg } = sketch
  const before = prev[first] ?? 0
  return (
    (metres[before * calls + (next[last] ?? 0)] ?? 0) +
    (metres[call * calls + last] ?? 0) +
    (metres[first * calls + (next[call] ?? 0)] ?? 0) +
    longerTurned(sketch, first, last) -
    (leg[before] ?? 0) -
    (leg[last] ?? 0) -
    (leg[call] ?? 0)
  )
}
