import type { Facts } from '../instance'
import type { Break } from '../solver-input'
import type { Label } from './label'

/** A label between two calls: its breaks are over at `over` at the earliest, and have taken `length`. */
export type Pause = {
  readonly label: Label
  readonly last: number
  readonly over: number
  readonly length: number
  readonly paused: number
  readonly taken: ReadonlyArray<number>
}

/** Every way to take some of the remaining breaks between two calls, in any order. */
export const pausesAfter = (label: Label, breaks: ReadonlyArray<Break>): ReadonlyArray<Pause> => {
  const pauses: Pause[] = [{ label, last: label.last, over: label.done, length: 0, paused: label.paused, taken: [] }]
  // The list grows during the loop, so that a break can follow another.
  for (const before of pauses)
    for (let index = 0; index < breaks.length; index += 1) {
      const pause = breaks[index]
      if (pause !== undefined && (before.paused & (1 << index)) === 0 && canTake(before, pause))
        pauses.push(withBreak(before, pause, index))
    }
  return pauses
}

const canTake = ({ over }: Pause, { from, to, length }: Break): boolean => Math.max(over, from) <= to - length

const withBreak = ({ label, last, over, ...before }: Pause, { from, to, length }: Break, index: number): Pause => ({
  label,
  last: Math.min(last, to - length - label.time - before.length),
  over: Math.max(over, from) + length,
  length: before.length + length,
  paused: before.paused | (1 << index),
  taken: [...before.taken, index],
})

/** The breaks that are over for a vehicle that leaves no earlier than this. */
export const hadBefore = (leaves: number, breaks: ReadonlyArray<Break>): number =>
  breaks.reduce(
    (had, { from, to, length }, index) => (Math.min(leaves, to) - from >= length ? had | (1 << index) : had),
    0,
  )

/**
 * The total length of the breaks that can be taken neither before leaving at this time nor after returning at that one.
 */
export const pausedBetween = ({ breaks }: Facts, vehicle: number, leaves: number, back: number): number => {
  let sum = 0
  for (const { from, to, length } of breaks[vehicle] ?? [])
    if (leaves < from + length && back > to - length) sum += length
  return sum
}
