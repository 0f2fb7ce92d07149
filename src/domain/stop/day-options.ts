import { pluralise } from '../text'
import { ALL_DAYS, dayLabel, dayOrder, defaultDayChoices, type RouteDay } from '../calendar'
import { countStops } from './count-stops'
import { stopList, type StopList } from './stop-list'
import { chunkSelectionsOf } from './visible-stops'

/** A choice of the day filter: a day or ALL, and its label. */
export type DayOption = { readonly day: RouteDay; readonly label: string }

/** Routes are counted only in the routes list. */
export type DayCounts = { readonly routes: number | undefined; readonly stops: number }

/** §2: ALL and every day in order, with counts. A focused day without stops stays, so that it can be left. */
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

/** §2: the choices above the stops list. */
export const stopDayOptions = (stops: StopList, focusedDay: RouteDay | undefined): ReadonlyArray<DayOption> => {
  const byDay = new Map<RouteDay, DayCounts>()
  for (const selections of stopList.mapChunks(stops, chunkSelectionsOf))
    for (const [day, { length }] of selections.byDay)
      byDay.set(day, { routes: undefined, stops: (byDay.get(day)?.stops ?? 0) + length })
  return dayOptions({ routes: undefined, stops: countStops(stops) }, byDay, focusedDay)
}

const countsLabelOf = ({ routes, stops }: DayCounts): string =>
  routes === undefined ? pluralise(stops, 'stop') : `${pluralise(routes, 'route')}, ${pluralise(stops, 'stop')}`

const uniqueDays = (days: ReadonlyArray<RouteDay>): ReadonlyArray<RouteDay> => [...new Set(days)]
