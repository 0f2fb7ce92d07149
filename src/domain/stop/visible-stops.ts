import { ALL, type RouteDay } from '../calendar'
import { remembered } from '../remembered'
import type { Stop } from './stop'
import { joined, type Sheet, type StopList } from './stop-list'
import { isStartOrEnd } from './stop-type'

/** What an operator has chosen to see. */
export type StopFilter = {
  readonly onlyUnplanned: boolean
  /** no day and ALL are every day */
  readonly focusedDay: RouteDay | undefined
}

type Stops = ReadonlyArray<Stop>

/** Where a server lists START and END among the stops: they belong to routes, and nobody is visited there. */
export const isCustomerStop = ({ type }: Pick<Stop, 'type'>): boolean => !isStartOrEnd(type)

/** The stops of a sheet that one may choose to see. */
export type Choices = {
  readonly all: Stops
  readonly unplanned: Stops
  readonly byDay: ReadonlyMap<RouteDay, Stops>
}

/** Looked up once for a sheet, so that a choice costs no look at a stop, and has the same array of stops every time. */
export const choicesOn = remembered((sheet: Sheet): Choices => {
  const all = sheet.every(isCustomerStop) ? sheet : sheet.filter(isCustomerStop)
  return {
    all,
    unplanned: all.filter((stop) => !stop.isPlanned),
    byDay: partedBy(all, ({ routeDay }) => routeDay),
  }
})

/** Stops by what each has of something, those that have none of it left out. */
export const partedBy = <A>(stops: Stops, keyOf: (stop: Stop) => A | undefined): ReadonlyMap<A, Stops> => {
  const parts = new Map<A, Array<Stop>>()
  for (const stop of stops) {
    const key = keyOf(stop)
    if (key === undefined) continue
    const part = parts.get(key)
    if (part === undefined) parts.set(key, [stop])
    else part.push(stop)
  }
  return parts
}

const nobody: Stops = []

/** §4: unplanned only, or else the stops of the focused day, or else every stop; sheet by sheet. */
export const visibleBySheet = ({ sheets }: StopList, { onlyUnplanned, focusedDay }: StopFilter): ReadonlyArray<Stops> =>
  sheets.map((sheet) => {
    const { all, unplanned, byDay } = choicesOn(sheet)
    if (onlyUnplanned) return unplanned
    return focusedDay === undefined || focusedDay === ALL ? all : (byDay.get(focusedDay) ?? nobody)
  })

export const visibleStops = (stops: StopList, filter: StopFilter): Stops => joined(visibleBySheet(stops, filter))
