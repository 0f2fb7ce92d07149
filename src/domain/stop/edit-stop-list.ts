import type { Stop, StopId } from './stop'
import { listOn, sheetsOf, STOPS_PER_SHEET, type Sheet, type StopList } from './stop-list'
import { cameOf, stopPlaceIn } from './stop-position'

/** The list with these stops, each where the one with its id stands, or else last. */
export const withStops = (list: StopList, stops: ReadonlyArray<Stop>): StopList => {
  const sheets = new Map<number, Array<Stop>>()
  const newcomers = new Map<StopId, Stop>()
  for (const stop of stops) {
    const place = stopPlaceIn(list, stop.id)
    if (place === undefined) newcomers.set(stop.id, stop)
    else {
      const sheet = sheets.get(place.sheet) ?? list.sheets[place.sheet]?.slice() ?? []
      sheet[place.on] = stop
      sheets.set(place.sheet, sheet)
    }
  }
  return withNewcomers(withSheets(list, sheets), [...newcomers.values()])
}

/** The list without the stop of this id. */
export const withoutStop = (list: StopList, id: StopId): StopList => {
  const place = stopPlaceIn(list, id)
  if (place === undefined) return list
  const sheet = list.sheets[place.sheet] ?? []
  return sheet.length > 1
    ? withSheets(list, new Map([[place.sheet, sheet.toSpliced(place.on, 1)]]))
    : listOn(list.sheets.toSpliced(place.sheet, 1))
}

const withSheets = (list: StopList, changed: ReadonlyMap<number, Sheet>): StopList => {
  if (changed.size === 0) return list
  const sheets = list.sheets.slice()
  for (const [at, sheet] of changed) sheets[at] = sheet
  return cameOf(list, listOn(sheets))
}

const withNewcomers = (list: StopList, newcomers: ReadonlyArray<Stop>): StopList => {
  if (newcomers.length === 0) return list
  const last = list.sheets.at(-1) ?? []
  const full = last.length < STOPS_PER_SHEET ? list.sheets.slice(0, -1) : list.sheets
  const open = last.length < STOPS_PER_SHEET ? last : []
  return cameOf(
    list,
    listOn([...full, ...sheetsOf([...open, ...newcomers])]),
    full.length * STOPS_PER_SHEET + open.length,
  )
}
