import type { Stop, StopId } from './stop'

/** Stops that stand together: the most that an edit of one of them copies, and what is made of them is made anew after it. */
export type Sheet = ReadonlyArray<Stop>

/** Stops in their order, each id once, on sheets. Lists that come of each other share the sheets that are alike in both. */
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
