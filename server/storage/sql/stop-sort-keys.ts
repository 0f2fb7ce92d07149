import { stopList, type Stop, type StopId, type StopList } from '../../../src/domain/stop'

/** Consecutive new stops, and the two stops between which they are inserted. */
export type NewStopRun = {
  readonly stops: ReadonlyArray<Stop>
  /** undefined at the beginning of the list */
  readonly after: StopId | undefined
  /** undefined at the end of the list */
  readonly before: StopId | undefined
}

/** Searches from the end of the list, where most new stops are, until all are found. */
export const findNewStops = (
  list: StopList,
  newIds: Pick<ReadonlySet<StopId>, 'has' | 'size'>,
): ReadonlyArray<NewStopRun> => {
  const runs: NewStopRun[] = []
  let remaining = newIds.size
  let before: StopId | undefined
  let run: Stop[] = []
  for (const stop of stopList.valuesFromEnd(list)) {
    if (newIds.has(stop.facts.id)) {
      run.push(stop)
      remaining -= 1
      continue
    }
    if (run.length > 0) runs.push({ stops: run.toReversed(), after: stop.facts.id, before })
    if (remaining === 0) return runs
    run = []
    before = stop.facts.id
  }
  return run.length > 0 ? [...runs, { stops: run.toReversed(), after: undefined, before }] : runs
}

/**
 * Rising sort keys between two of them. Before the first stop of the list, they have distances of 1. Undefined if the
 * two are too close together for floating point numbers.
 */
export const sortKeysBetween = (
  after: number | undefined,
  before: number,
  count: number,
): ReadonlyArray<number> | undefined => {
  const from = after ?? before - count - 1
  const step = (before - from) / (count + 1)
  const sortKeys = Array.from({ length: count }, (_, index) => from + step * (index + 1))
  return isStrictlyRising([from, ...sortKeys, before]) ? sortKeys : undefined
}

const isStrictlyRising = (numbers: ReadonlyArray<number>): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? NaN))

/**
 * Sort keys after all others, between this version and the next: versions only rise, so stops of a later version sort
 * behind.
 */
export const sortKeysAtEnd = (version: number, count: number): ReadonlyArray<number> =>
  Array.from({ length: count }, (_, index) => version + index / count)
