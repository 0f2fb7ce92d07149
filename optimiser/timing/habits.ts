import type { Break } from '../problem'
import { hadBefore } from './pause'

/** Breaks taken one after the other between two calls: leave no later than `last`, and go on no earlier than `over`. */
export type Stretch = {
  readonly breaks: number
  readonly last: number
  readonly over: number
  readonly length: number
}

/** What the breaks of a vehicle come to at its depot and on any of its ways. */
export type Habits = {
  /** every break, a bit each */
  readonly all: number
  /** to leave no earlier than this is to have had these */
  readonly starts: ReadonlyArray<{ readonly from: number; readonly breaks: number }>
  /** the first is none at all */
  readonly stretches: ReadonlyArray<Stretch>
  /** to be back by then is to have these at home */
  readonly ends: ReadonlyArray<{ readonly last: number; readonly breaks: number }>
}

type Hours = { readonly earliest: number; readonly latest: number; readonly breaks: ReadonlyArray<Break> }

/** Later than anything. */
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

/** Some of them in any order that can be, without those that are in no respect better than others. */
const stretchesOf = (breaks: ReadonlyArray<Break>): ReadonlyArray<Stretch> => {
  const found: Stretch[] = [{ breaks: 0, last: EVER, over: -EVER, length: 0 }]
  // The list grows while it is gone through: one break may be followed by another.
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
