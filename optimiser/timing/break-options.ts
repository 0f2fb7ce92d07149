import type { Break } from '../solver-input'
import { hadBefore } from './break-runs'

/** Breaks taken in a row between two calls: leave no later than `last`, and go on no earlier than `over`. */
export type Stretch = {
  readonly breaks: number
  readonly last: number
  readonly over: number
  readonly length: number
}

/** The ways in which a vehicle can take its breaks: at its start, between two calls, and at its end. */
export type Habits = {
  /** all its breaks, a bit each */
  readonly all: number
  /** leaving no earlier than `from` means that these breaks were taken before */
  readonly starts: ReadonlyArray<{ readonly from: number; readonly breaks: number }>
  /** the first has no breaks */
  readonly stretches: ReadonlyArray<Stretch>
  /** returning by `last` means that these breaks can be taken at home */
  readonly ends: ReadonlyArray<{ readonly last: number; readonly breaks: number }>
}

type Hours = { readonly earliest: number; readonly latest: number; readonly breaks: ReadonlyArray<Break> }

/** Later than any time. */
const EVER = 1 << 29

export const habitsOf = ({ earliest, latest, breaks }: Hours): Habits => ({
  all: (1 << breaks.length) - 1,
  starts: [earliest, ...breaks.map(({ from, length }) => Math.max(earliest, from + length))]
    .filter((from) => from <= latest)
    .map((from) => ({ from, breaks: hadBefore(from, breaks) })),
  stretches: stretchesOf(breaks),
  ends: breaks.reduce<Habits['ends']>(
    (ends, { from, to, length }, index) =>
      to - from < length
        ? ends
        : [
            ...ends,
            ...ends.map((end) => ({ last: Math.min(end.last, to - length), breaks: end.breaks | (1 << index) })),
          ],
    [{ last: latest, breaks: 0 }],
  ),
})

/**
 * Any of the breaks, in any order that is possible, without those orders that
 * are no better than another in any respect.
 */
const stretchesOf = (breaks: ReadonlyArray<Break>): ReadonlyArray<Stretch> => {
  const found: Stretch[] = [{ breaks: 0, last: EVER, over: -EVER, length: 0 }]
  // The list grows during the loop, so that a break can follow another.
  for (const before of found)
    breaks.forEach(({ from, to, length }, index) => {
      const over = Math.max(before.over, from)
      if ((before.breaks & (1 << index)) !== 0 || over > to - length) return
      const last = Math.min(before.last, to - length - before.length)
      const taken = before.breaks | (1 << index)
      const isKnown = found.some((one) => one.breaks === taken && one.last >= last && one.over <= over + length)
      if (!isKnown) found.push({ breaks: taken, last, over: over + length, length: before.length + length })
    })
  return found
}
