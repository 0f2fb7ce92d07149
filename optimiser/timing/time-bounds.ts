import type { Facts } from '../instance'
import type { Break } from '../solver-input'

/** From this time on, no window or break makes anything wait. */
export const floorOf = ({ windowFrom, breaks }: Facts): number => latest(breaks.flat(), windowFrom)

/** The same for a route with these stops. */
export const floorOn = (
  { firstWindow, windowFrom }: Facts,
  stops: ArrayLike<number>,
  breaks: ReadonlyArray<Break>,
): number => {
  let floor = latest(breaks, [])
  for (const stop of Array.from(stops))
    for (let window = firstWindow[stop] ?? 0; window < (firstWindow[stop + 1] ?? 0); window += 1)
      floor = Math.max(floor, windowFrom[window] ?? 0)
  return floor
}

const latest = (breaks: ReadonlyArray<Break>, openings: Iterable<number>): number => {
  let floor = -Infinity
  for (const { from } of breaks) floor = Math.max(floor, from)
  for (const from of openings) floor = Math.max(floor, from)
  return floor
}

/** Until this time, nothing can be late. */
export const ceilingOf = ({ stops, vehicles, windowTo, close, breaks }: Facts): number => {
  let ceiling = Infinity
  for (const { to, length } of breaks.flat()) ceiling = Math.min(ceiling, to - length)
  for (const to of windowTo) ceiling = Math.min(ceiling, to)
  for (const to of close.subarray(stops, stops + vehicles)) ceiling = Math.min(ceiling, to)
  return ceiling
}
