import type { Stop, StopId } from './stop'

/** Stops that stand together. An edit of one of them copies this sheet and no other, and makes anew what was made of it. */
export type Sheet = ReadonlyArray<Stop>

/** Stops in their order, each id once, on sheets. A list that is made from another shares the sheets that did not change. */
export type StopList = Iterable<Stop> & { readonly sheets: ReadonlyArray<Sheet> }

export const STOPS_PER_SHEET = 256

/** The list of these stops. Of two with one id the later counts, where the earlier stood. */
export const stopListOf = (stops: Iterable<Stop>): StopList => {
  const byId = new Map<StopId, Stop>()
  for (const stop of stops) byId.set(stop.id, stop)
  return listOn(sheetsOf([...byId.values()]))
}

export const lengthOf = ({ sheets }: StopList): number => sheets.reduce((length, sheet) => length + sheet.length, 0)

/** An array of the stops, for whoever needs a place in it; whoever does not goes over the list itself. */
export const stopsIn = ({ sheets }: StopList): ReadonlyArray<Stop> => joined(sheets)

export const joined = (parts: ReadonlyArray<ReadonlyArray<Stop>>): ReadonlyArray<Stop> => none.concat(...parts)

/** The list of sheets as they are, of stops that each have an id of their own. */
export const listOn = (sheets: ReadonlyArray<Sheet>): StopList => ({ sheets, [Symbol.iterator]: inOrder })

/** Stops that have ids of their own, on as few sheets as hold them. */
export const sheetsOf = (stops: ReadonlyArray<Stop>): ReadonlyArray<Sheet> =>
  Array.from({ length: Math.ceil(stops.length / STOPS_PER_SHEET) }, (_, at) =>
    stops.slice(at * STOPS_PER_SHEET, (at + 1) * STOPS_PER_SHEET),
  )

const none: ReadonlyArray<Stop> = []

/** One function for all lists, so that lists of the same sheets are equal. */
const inOrder = function (this: StopList): ArrayIterator<Stop> {
  return stopsIn(this).values()
}

export const emptyStopList: StopList = listOn([])
