import {
  calendarDateOf,
  dateTimeLabel,
  dayLabel,
  fullDateLabel,
  timeSlotDate,
  formatTime,
  normaliseTime,
  type RouteDay,
} from '../../../src/domain/calendar'
import { secondsIntoDay, type SecondsIntoRouteDay } from '../../../src/domain/route'
import type { StopFacts } from '../../../src/domain/stop'

/** 09:40 for a time on the day of the route; another day is prefixed with its date. */
export const formatRouteTime = (time: string | undefined, toSeconds: SecondsIntoRouteDay): string => {
  if (time === undefined) return ''
  return normaliseTime(time) ?? formatSecondOfDay(toSeconds(time)) ?? dateTimeLabel(time) ?? ''
}

const formatSecondOfDay = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : formatTime(Math.floor(seconds / 60))

type TimeSlot = Pick<StopFacts, 'timeSlotEarliest' | 'timeSlotLatest'>

/** The times of a slot, after its day if that differs from the given day. */
export const formatTimeSlot = (
  { timeSlotEarliest, timeSlotLatest }: TimeSlot,
  routeDay: RouteDay | undefined,
): string => {
  const date = timeSlotDate(timeSlotEarliest, timeSlotLatest)
  const toSecondsIntoDate = date === undefined ? undefined : secondsIntoDay(date)
  const toSeconds: SecondsIntoRouteDay = (time) => (time === undefined ? undefined : toSecondsIntoDate?.(time))
  const text = formatTimeRange(formatRouteTime(timeSlotEarliest, toSeconds), formatRouteTime(timeSlotLatest, toSeconds))
  return date === undefined || date === routeDay || text === '' ? text : `${dayLabel(date)} ${text}`
}

/** 09:30–12:00, from 09:30, until 12:00, or empty. */
export const formatTimeRange = (from: string, to: string): string => {
  if (from !== '' && to !== '') return `${from}–${to}`
  if (from !== '') return `from ${from}`
  return to === '' ? '' : `until ${to}`
}

/** 12 min, 2 h, 2 h 5 min. */
export const formatMinutes = (minutes: number): string => {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`
}

/** Monday 23 November 2026; any other day is its own label. */
export const fullDayLabel = (day: RouteDay): string => {
  const date = calendarDateOf(day)
  return date === undefined ? day : fullDateLabel(date)
}

const upToThreeDecimals = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 })

/** 53, or 53 / 2 if a load has several dimensions. */
export const formatLoad = (load: ReadonlyArray<number>): string =>
  load.length === 0 ? '0' : load.map((amount) => upToThreeDecimals.format(amount)).join(' / ')
