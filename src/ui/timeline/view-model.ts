import type { TimelineOptions } from '../../application/timeline'
import { dayLabel, dayOrder, type RouteDay } from '../../domain/calendar'
import type { Driver } from '../../domain/driver'
import type { MapView } from '../../domain/map'
import type { Plan } from '../../domain/plan'
import { routeDayOptions } from '../../domain/project'
import { dateOfRoute, secondsIntoDay } from '../../domain/route'
import { stopList } from '../../domain/stop'
import { pluralise } from '../../domain/text'
import type { Choice } from '../components'
import { dayChoiceOf, summariesOnDay } from '../plan'
import { timelineRowOf, type TimelineRow } from './timeline-row'

/** The hours from left to right, in seconds into the day. */
export type TimelineAxis = { readonly from: number; readonly until: number }

export type TimelineViewModel = {
  readonly day: RouteDay | undefined
  /** such as `Di 24-11`; empty where the routes have no day */
  readonly dayName: string
  /** such as `8 routes, 90 stops`, and of how many routes the times are not known */
  readonly counts: string
  /** empty where all routes are of one day */
  readonly days: ReadonlyArray<Choice>
  readonly rows: ReadonlyArray<TimelineRow>
  readonly axis: TimelineAxis
  /** seconds into the day; undefined where the day is not today, or not known */
  readonly now: number | undefined
}

export type TimelineViewInput = {
  readonly plan: Plan
  readonly drivers: ReadonlyArray<Driver>
  readonly view: MapView
  readonly order: TimelineOptions['order']
  /** milliseconds since 1970 */
  readonly now: number
}

export const timelineViewModel = ({ plan, drivers, view, order, now }: TimelineViewInput): TimelineViewModel => {
  const day = displayedDayOf(plan, view)
  const routes = new Map(plan.routes.map((route) => [route.index, route]))
  const summaries = summariesOnDay(plan, drivers, undefined).filter(({ routeDay }) => routeDay === day)
  const rows = summaries
    .flatMap((summary) => {
      const route = routes.get(summary.index)
      return route === undefined ? [] : [timelineRowOf(route, summary, (id) => stopList.get(plan.stops, id))]
    })
    .toSorted((one, other) => compareRows[order](one, other) || one.summary.index - other.summary.index)
  const stopCount = rows.reduce((sum, { summary }) => sum + summary.visitCount, 0)
  const days = plan.routes.length === 0 ? [] : routeDayOptions(plan.routes, day).slice(1).map(dayChoiceOf)
  return {
    day,
    dayName: day === undefined ? '' : dayLabel(day),
    counts: [pluralise(rows.length, 'route'), pluralise(stopCount, 'stop'), ...unknownTimes(rows)].join(', '),
    days: days.length < 2 ? [] : days,
    rows,
    axis: axisOf(rows),
    now: nowOn(plan, day, now),
  }
}

const unknownTimes = (rows: ReadonlyArray<TimelineRow>): ReadonlyArray<string> => {
  const count = rows.filter(({ summary }) => summary.unknown.late).length
  if (count === 0) return []
  return [count === rows.length ? 'times not known' : `times of ${count} not known`]
}

/** The day chosen in the routes tab; if that is all days, the day of the route that alone is on the map, or else the first. */
const displayedDayOf = ({ routes }: Plan, view: MapView): RouteDay | undefined => {
  const focused = routes.find(({ index }) => index === view.routeIndex)?.day
  const days = routes.flatMap(({ day }) => (day === undefined ? [] : [day]))
  return view.day ?? focused ?? days.toSorted(dayOrder.compare)[0]
}

/** Routes without times are last. */
const timeOf = (row: TimelineRow, end: 'from' | 'until'): number => row.workSpan?.[end] ?? Number.MAX_SAFE_INTEGER

const compareRows: Readonly<Record<TimelineOptions['order'], (one: TimelineRow, other: TimelineRow) => number>> = {
  number: () => 0,
  start: (one, other) => timeOf(one, 'from') - timeOf(other, 'from'),
  end: (one, other) => timeOf(one, 'until') - timeOf(other, 'until'),
  lateness: ({ summary: one }, { summary: other }) => other.figures.lateSeconds - one.figures.lateSeconds,
}

const HOUR = 3600
const MARGIN_SECONDS = HOUR / 4
const MIN_HOURS = 6

/** Whole hours, from the first departure to 15 minutes or more after the last return; 8 to 18 h if no route has times. */
const axisOf = (rows: ReadonlyArray<TimelineRow>): TimelineAxis => {
  const spans = rows.flatMap(({ workSpan }) => workSpan ?? [])
  if (spans.length === 0) return { from: 8 * HOUR, until: 18 * HOUR }
  const first = Math.floor(Math.min(...spans.map(({ from }) => from)) / HOUR)
  const last = Math.ceil((Math.max(...spans.map(({ until }) => until)) + MARGIN_SECONDS) / HOUR)
  return { from: first * HOUR, until: Math.max(last, first + MIN_HOURS) * HOUR }
}

const DAY_SECONDS = 24 * HOUR

/** The time of day where `day` is today; undefined on any other day. */
const nowOn = ({ routes }: Plan, day: RouteDay | undefined, now: number): number | undefined => {
  const date = routes.flatMap((route) => (route.day === day ? (dateOfRoute(route) ?? []) : []))[0]
  const seconds = date === undefined ? undefined : secondsIntoDay(date)(new Date(now).toISOString())
  return seconds !== undefined && seconds >= 0 && seconds < DAY_SECONDS ? seconds : undefined
}

/** A label of the axis; `at` is in seconds into the day. */
export type HourLabel = { readonly at: number; readonly text: string }

/** The labels of the axis, `step` seconds apart, without those that would stand under the label of `now`. */
export const hourLabelsOf = (
  { from, until }: TimelineAxis,
  step: number,
  hidden: { readonly now: number | undefined; readonly within: number },
): ReadonlyArray<HourLabel> =>
  Array.from({ length: Math.ceil((until - from) / step) }, (_, index) => from + index * step)
    .filter((at) => hidden.now === undefined || Math.abs(at + hidden.within / 2 - hidden.now) > hidden.within)
    .map((at) => ({ at, text: clockLabel(at) }))

/** Such as `07:30`, also for a time before or after the day. */
export const clockLabel = (seconds: number): string => {
  const minutes = ((Math.floor(seconds / 60) % 1440) + 1440) % 1440
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
