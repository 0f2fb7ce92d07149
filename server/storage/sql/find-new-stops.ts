import type { Stop, StopId, StopList } from '../../../src/domain/stop'

/** New stops that stand in a row, and the two stops between which they come. */
export type Newcomers = {
  readonly stops: ReadonlyArray<Stop>
  /** undefined at the beginning of the list */
  readonly after: StopId | undefined
  /** undefined at the end of the list */
  readonly before: StopId | undefined
}

/** Searches from the end of the list, where most new stops are, until all are found. */
export const newcomersIn = (
  list: StopList,
  coming: Pick<ReadonlySet<StopId>, 'has' | 'size'>,
): ReadonlyArray<Newcomers> => {
  const found: Newcomers[] = []
  let left = coming.size
  let before: StopId | undefined
  let row: Stop[] = []
  for (let number = list.chunks.length - 1; number >= 0; number -= 1) {
    const sheet = list.chunks[number] ?? []
    for (let at = sheet.length - 1; at >= 0; at -= 1) {
      const stop = sheet[at]
      if (stop === undefined) continue
      if (coming.has(stop.id)) {
        row.push(stop)
        left -= 1
        continue
      }
      if (row.length > 0) found.push({ stops: row.toReversed(), after: stop.id, before })
      if (left === 0) return found
      row = []
      before = stop.id
    }
  }
  return row.length > 0 ? [...found, { stops: row.toReversed(), after: undefined, before }] : found
}
