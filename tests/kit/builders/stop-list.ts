import { stopListOfChunks, stopArrayOf, type Stop, type StopList } from '../../../src/domain/stop'

/** A list on sheets of these sizes, which are repeated, as additions and removals may leave it. */
export const onSheetsOf = (sizes: ReadonlyArray<number>, stops: Iterable<Stop>): StopList => {
  const rest = [...stops]
  const sheets: Array<ReadonlyArray<Stop>> = []
  while (rest.length > 0) sheets.push(rest.splice(0, Math.max(1, sizes[sheets.length % sizes.length] ?? rest.length)))
  return stopListOfChunks(sheets)
}

/** The list with its stops replaced one by one; a sheet without changes stays the same object. */
export const retold = (stops: StopList, tell: (stop: Stop, at: number) => Stop): StopList => {
  const all = stopArrayOf(stops).map(tell)
  let from = 0
  return stopListOfChunks(
    stops.chunks.map((sheet) => {
      const told = all.slice(from, (from += sheet.length))
      return told.every((stop, on) => stop === sheet[on]) ? sheet : told
    }),
  )
}
