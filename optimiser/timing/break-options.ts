import type { Break } from '../solver-input'
import type { Instance } from '../instance'

/** Breaks taken in a row between two nodes: leave no later than `latest`, and go on no earlier than `earliestEnd`. */
export type BreakRun = {
  readonly takenBreaks: number
  readonly latest: number
  readonly earliestEnd: number
  readonly length: number
}

/** Where a vehicle can take its breaks: at its start, between two nodes, and at its end. */
export type BreakOptions = {
  /** all its breaks, a bit each */
  readonly allBreaks: number
  /** leaving no earlier than `from` means that these breaks were taken before */
  readonly starts: ReadonlyArray<{ readonly from: number; readonly takenBreaks: number }>
  /** the first has no breaks */
  readonly runs: ReadonlyArray<BreakRun>
  /** returning by `latest` means that these breaks can be taken at the depot */
  readonly ends: ReadonlyArray<{ readonly latest: number; readonly takenBreaks: number }>
}

type VehicleHours = { readonly earliest: number; readonly latest: number; readonly breaks: ReadonlyArray<Break> }

/** Later than any time. */
const MAX_TIME = 1 << 29

export const breakOptionsOf = ({ earliest, latest, breaks }: VehicleHours): BreakOptions => ({
  allBreaks: (1 << breaks.length) - 1,
  starts: [earliest, ...breaks.map(({ from, length }) => Math.max(earliest, from + length))]
    .filter((from) => from <= latest)
    .map((from) => ({ from, takenBreaks: breaksOverBy(from, breaks) })),
  runs: breakRunsOf(breaks),
  ends: breaks.reduce<BreakOptions['ends']>(
    (ends, { from, to, length }, index) =>
      to - from < length
        ? ends
        : [
            ...ends,
            ...ends.map((end) => ({
              latest: Math.min(end.latest, to - length),
              takenBreaks: end.takenBreaks | (1 << index),
            })),
          ],
    [{ latest, takenBreaks: 0 }],
  ),
})

/** The runs of any of the breaks in any order, without dominated ones. */
const breakRunsOf = (breaks: ReadonlyArray<Break>): ReadonlyArray<BreakRun> => {
  const runs: BreakRun[] = [{ takenBreaks: 0, latest: MAX_TIME, earliestEnd: -MAX_TIME, length: 0 }]
  // The list grows during the loop, so that a break can follow another.
  for (const previous of runs)
    breaks.forEach(({ from, to, length }, index) => {
      const earliestEnd = Math.max(previous.earliestEnd, from)
      if ((previous.takenBreaks & (1 << index)) !== 0 || earliestEnd > to - length) return
      const latest = Math.min(previous.latest, to - length - previous.length)
      const takenBreaks = previous.takenBreaks | (1 << index)
      const isDominated = runs.some(
        (other) =>
          other.takenBreaks === takenBreaks && other.latest >= latest && other.earliestEnd <= earliestEnd + length,
      )
      if (!isDominated)
        runs.push({ takenBreaks, latest, earliestEnd: earliestEnd + length, length: previous.length + length })
    })
  return runs
}

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
