import type { Instance } from '../instance'
import type { Break } from '../solver-input'

/** The breaks that are over for a vehicle that leaves no earlier than this. */
export const breaksOverBy = (departure: number, breaks: ReadonlyArray<Break>): number =>
  breaks.reduce(
    (takenBits, { from, to, length }, index) =>
      Math.min(departure, to) - from >= length ? takenBits | (1 << index) : takenBits,
    0,
  )

/**
 * The total length of the breaks that can be taken neither before leaving at this time nor after returning at that one.
 */
export const breakSecondsBetween = (
  { breaks }: Instance,
  vehicle: number,
  departure: number,
  returnTime: number,
): number => {
  let sum = 0
  for (const { from, to, length } of breaks[vehicle] ?? [])
    if (departure < from + length && returnTime > to - length) sum += length
  return sum
}
