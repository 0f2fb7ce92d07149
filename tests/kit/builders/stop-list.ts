import { listOn, stopsIn, type Stop, type StopList } from '../../../src/domain/stop'

/** A list on sheets of these sizes, round and round, as additions and removals leave it behind. */
export const onSheetsOf = (sizes: ReadonlyArray<number>, stops: Iterable<Stop>): StopList => {
  const rest = [...stops]
  const sheets: Array<ReadonlyArray<Stop>> = []
  while (rest.length > 0) sheets.push(rest.splice(0, Math.max(1, sizes[sheets.length % sizes.length] ?? rest.length)))
  return listOn(sheets)
}

/** The list with its stops told anew one by one; a sheet on which none changed is the same. */
export const retold = (stops: StopList, tell: (stop: Stop, at: number) => Stop): StopList => {
  const all = stopsIn(stops).map(tell)
  let from = 0
  return listOn(
    stops.sheets.map((sheet) => {
      const told = all.slice(from, (from += sheet.length))
      return told.every((stop, on) => stop === sheet[on]) ? sheet : told
    }),
  )
}
