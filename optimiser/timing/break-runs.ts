import type { Instance } from '../instance'
import type { Break } from '../solver-input'
import type { LinkedLabel } from './linked-label'

/** A label between two nodes: its breaks are over at `earliestEnd` at the earliest, and have taken `length`. */
export type BreakRunLabel = {
  readonly label: LinkedLabel
  readonly latest: number
  readonly earliestEnd: number
  readonly length: number
  readonly takenBreaks: number
  readonly newBreaks: ReadonlyArray<number>
}

/** All orders of taking any of the remaining breaks between two nodes. */
export const breakRunsAfter = (label: LinkedLabel, breaks: ReadonlyArray<Break>): ReadonlyArray<BreakRunLabel> => {
  const runs: BreakRunLabel[] = [
    {
      label,
      latest: label.latest,
      earliestEnd: label.doneAt,
      length: 0,
      takenBreaks: label.takenBreaks,
      newBreaks: [],
    },
  ]
  // The list grows during the loop, so that a break can follow another.
  for (const previous of runs)
    for (let index = 0; index < breaks.length; index += 1) {
      const breakSpec = breaks[index]
      if (breakSpec !== undefined && (previous.takenBreaks & (1 << index)) === 0 && canTakeBreak(previous, breakSpec))
        runs.push(withBreak(previous, breakSpec, index))
    }
  return runs
}

const canTakeBreak = ({ earliestEnd }: BreakRunLabel, { from, to, length }: Break): boolean =>
  Math.max(earliestEnd, from) <= to - length

const withBreak = (
  { label, latest, earliestEnd, ...previous }: BreakRunLabel,
  { from, to, length }: Break,
  index: number,
): BreakRunLabel => ({
  label,
  latest: Math.min(latest, to - length - label.duration - previous.length),
  earliestEnd: Math.max(earliestEnd, from) + length,
  length: previous.length + length,
  takenBreaks: previous.takenBreaks | (1 << index),
  newBreaks: [...previous.newBreaks, index],
})

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
