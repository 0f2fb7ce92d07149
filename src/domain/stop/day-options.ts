import { counted } from '../text'
import { ALL, dayLabel, dayOrder, firstDayChoices, type RouteDay } from '../calendar'
import { stopCount } from './count-stops'
import type { StopList } from './stop-list'
import { choicesOn } from './visible-stops'

/** A choice of the day filter: the day it focuses, or ALL, and its words. */
export type DayOption = { readonly day: RouteDay; readonly words: string }

/** Routes are counted only where the list is one of routes. */
export type DayCounts = { readonly routes: number | undefined; readonly stops: number }

/** §2: ALL and every day in its order, with counts. A focused day that was left empty stays, to be seen and left. */
export const dayOptions = (
  all: DayCounts,
  byDay: ReadonlyMap<RouteDay, DayCounts>,
  focusedDay: RouteDay | undefined,
): ReadonlyArray<DayOption> => {
  const days = focusedDay === undefined ? [...byDay.keys()] : [...byDay.keys(), focusedDay]
  if (byDay.size === 0) return distinct([...firstDayChoices, ...days]).map((day) => ({ day, words: dayLabel(day) }))
  const empty: DayCounts = { routes: all.routes === undefined ? undefined : 0, stops: 0 }
  const inOrder = distinct(days.filter((day) => day !== ALL)).toSorted(dayOrder.compare)
  return [
    { day: ALL, words: `${ALL} (${wordsOf(all)})` },
    ...inOrder.map((day) => ({ day, words: `${dayLabel(day)} (${wordsOf(byDay.get(day) ?? empty)})` })),
  ]
}

/** §2: the choices above a list of stops. */
export const stopDayOptions = (stops: StopList, focusedDay: RouteDay | undefined): ReadonlyArray<DayOption> => {
  const byDay = new Map<RouteDay, DayCounts>()
  for (const sheet of stops.sheets)
    for (const [day, { length }] of choicesOn(sheet).byDay)
      byDay.set(day, { routes: undefined, stops: (byDay.get(day)?.stops ?? 0) + length })
  return dayOptions({ routes: undefined, stops: stopCount(stops) }, byDay, focusedDay)
}

const wordsOf = ({ routes, stops }: DayCounts): string =>
  routes === undefined ? counted(stops, 'stop') : `${counted(routes, 'route')}, ${counted(stops, 'stop')}`

const distinct = (days: ReadonlyArray<RouteDay>): ReadonlyArray<RouteDay> => [...new Set(days)]
