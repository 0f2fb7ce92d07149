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
