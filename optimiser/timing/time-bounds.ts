import type { Instance } from '../instance'
import type { Break } from '../solver-input'

/** From this time on, no window or break makes anything wait. */
export const lastWaitTime = ({ windowFrom, breaks }: Instance): number => latestStart(breaks.flat(), windowFrom)

/** From this time on, no window or break makes a route with these stops wait. */
export const lastWaitTimeOn = (
  { firstWindow, windowFrom }: Instance,
  stops: ArrayLike<number>,
  breaks: ReadonlyArray<Break>,
): number => {
  let lastWait = latestStart(breaks, [])
  for (const stop of Array.from(stops))
    for (let window = firstWindow[stop] ?? 0; window < (firstWindow[stop + 1] ?? 0); window += 1)
      lastWait = Math.max(lastWait, windowFrom[window] ?? 0)
  return lastWait
}

const latestStart = (breaks: ReadonlyArray<Break>, openings: Iterable<number>): number => {
  let lastWait = -Infinity
  for (const { from } of breaks) lastWait = Math.max(lastWait, from)
  for (const from of openings) lastWait = Math.max(lastWait, from)
  return lastWait
}

/** Until this time, nothing can be late. */
export const firstLateTime = ({ stopCount, vehicleCount, windowTo, close, breaks }: Instance): number => {
  let firstLate = Infinity
  for (const { to, length } of breaks.flat()) firstLate = Math.min(firstLate, to - length)
  for (const to of windowTo) firstLate = Math.min(firstLate, to)
  for (const to of close.subarray(stopCount, stopCount + vehicleCount)) firstLate = Math.min(firstLate, to)
  return firstLate
}
