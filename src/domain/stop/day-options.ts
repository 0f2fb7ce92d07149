import { pluralise } from '../text'
import { ALL_DAYS, dayLabel, dayOrder, defaultDayChoices, type RouteDay } from '../calendar'
import { countStops } from './count-stops'
import type { StopList } from './stop-list'
import { chunkSelectionsOf } from './visible-stops'

/** A choice of the day filter: the day it focuses, or ALL, and its words. */
export type DayOption = { readonly day: RouteDay; readonly label: string }

/** Routes are counted only where the list is one of routes. */
export type DayCounts = { readonly routes: number | undefined; readonly stops: number }

/** §2: ALL and every day in its order, with counts. A focused day that was left empty stays, to be seen and left. */
export const dayOptions = (
  all: DayCounts,
  byDay: ReadonlyMap<RouteDay, DayCounts>,
  focusedDay: RouteDay | undefined,
): ReadonlyArray<DayOption> => {
  const days = focusedDay === undefined ? [...byDay.keys()] : [...byDay.keys(), focusedDay]
  if (byDay.size === 0) return uniqueDays([...defaultDayChoices, ...days]).map((day) => ({ day, label: dayLabel(day) }))
  const empty: DayCounts = { routes: all.routes === undefined ? undefined : 0, stops: 0 }
  const sortedDays = uniqueDays(days.filter((day) => day !== ALL_DAYS)).toSorted(dayOrder.compare)
  return [
    { day: ALL_DAYS, label: `${ALL_DAYS} (${countsLabelOf(all)})` },
    ...sortedDays.map((day) => ({ day, label: `${dayLabel(day)} (${countsLabelOf(byDay.get(day) ?? empty)})` })),
  ]
}

/** §2: the choices above a list of stops. */
export const stopDayOptions = (stops: StopList, focusedDay: RouteDay | undefined): ReadonlyArray<DayOption> => {
  const byDay = new Map<RouteDay, DayCounts>()
  for (const chunk of stops.chunks)
    for (const [day, { length }] of chunkSelectionsOf(chunk).byDay)
      byDay.set(day, { routes: undefined, stops: (byDay.get(day)?.stops ?? 0) + length })
  return dayOptions({ routes: undefined, stops: countStops(stops) }, byDay, focusedDay)
}

const countsLabelOf = ({ routes, stops }: DayCounts): string =>
  routes === undefined ? pluralise(stops, 'stop') : `${pluralise(routes, 'route')}, ${pluralise(stops, 'stop')}`

const uniqueDays = (days: ReadonlyArray<RouteDay>): ReadonlyArray<RouteDay> => [...new Set(days)]
