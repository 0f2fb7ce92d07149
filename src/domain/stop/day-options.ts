import { pluralise } from '../text'
import { ALL_DAYS, dayLabel, dayOrder, defaultDayChoices, type RouteDay } from '../calendar'
import { stopList, type StopList } from './stop-list'
import { countStops, stopsByDayIn } from './visible-stops'

/** A choice of the day filter: a day or ALL, and its label. */
export type DayOption = { readonly day: RouteDay; readonly label: string }

/** Routes are counted only in the routes list. */
export type DayCounts = { readonly routeCount: number | undefined; readonly stopCount: number }

/** §2: ALL and every day in order, with counts. A focused day without stops stays, so that it can be left. */
export const dayOptions = (
  all: DayCounts,
  byDay: ReadonlyMap<RouteDay, DayCounts>,
  focusedDay: RouteDay | undefined,
): ReadonlyArray<DayOption> => {
  const days = focusedDay === undefined ? [...byDay.keys()] : [...byDay.keys(), focusedDay]
  if (byDay.size === 0) return uniqueDays([...defaultDayChoices, ...days]).map((day) => ({ day, label: dayLabel(day) }))
  const empty: DayCounts = { routeCount: all.routeCount === undefined ? undefined : 0, stopCount: 0 }
  const sortedDays = uniqueDays(days.filter((day) => day !== ALL_DAYS)).toSorted(dayOrder.compare)
  return [
    { day: ALL_DAYS, label: `${ALL_DAYS} (${countsLabelOf(all)})` },
    ...sortedDays.map((day) => ({ day, label: `${dayLabel(day)} (${countsLabelOf(byDay.get(day) ?? empty)})` })),
  ]
}

/** §2: the choices above the stops list. */
export const stopDayOptions = (stops: StopList, focusedDay: RouteDay | undefined): ReadonlyArray<DayOption> => {
  const byDay = new Map<RouteDay, DayCounts>()
  for (const stopsByDay of stopList.mapChunks(stops, stopsByDayIn))
    for (const [day, { length }] of stopsByDay)
      byDay.set(day, { routeCount: undefined, stopCount: (byDay.get(day)?.stopCount ?? 0) + length })
  return dayOptions({ routeCount: undefined, stopCount: countStops(stops) }, byDay, focusedDay)
}

const countsLabelOf = ({ routeCount, stopCount }: DayCounts): string =>
  routeCount === undefined
    ? pluralise(stopCount, 'stop')
    : `${pluralise(routeCount, 'route')}, ${pluralise(stopCount, 'stop')}`

const uniqueDays = (days: ReadonlyArray<RouteDay>): ReadonlyArray<RouteDay> => [...new Set(days)]
