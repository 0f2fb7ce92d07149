import { type CalendarDate, isoDateOf, twoDigits } from './calendar-date'
import { shortDateLabel } from './date-labels'
import { timestampOf, wallClockAt, type WallClock } from './timestamp'
import { formatTime, normaliseTime, minutesOf } from './time-of-day'
import type { Ordering } from 'fp-ts/Ordering'

/** The Dutch wall clock at an ISO date-time. */
const wallClockOf = (dateTime: string): WallClock | undefined => {
  const timestamp = timestampOf(dateTime)
  return timestamp === undefined ? undefined : wallClockAt(timestamp)
}

/** The Dutch date of an ISO date-time. */
export const calendarDateAt = (dateTime: string): CalendarDate | undefined => wallClockOf(dateTime)?.date

/** `20 Nov 2026, 16:42` */
export const dateTimeLabel = (dateTime: string): string | undefined => {
  const wallClock = wallClockOf(dateTime)
  return wallClock && `${shortDateLabel(wallClock.date)}, ${formatTime(wallClock.minutes) ?? ''}`
}

/** `09:00`, of a time of day or a date-time; any other text is returned unchanged. */
export const timeLabel = (time: string | undefined): string | undefined => {
  if (time === undefined) return undefined
  const wallClock = wallClockOf(time)
  return normaliseTime(time) ?? (wallClock && formatTime(wallClock.minutes)) ?? time
}

/** `22-11 10:15`, without the year. */
export const dayTimeLabel = (dateTime: string): string | undefined => {
  const wallClock = wallClockOf(dateTime)
  return (
    wallClock &&
    `${twoDigits(wallClock.date.day)}-${twoDigits(wallClock.date.month)} ${formatTime(wallClock.minutes) ?? ''}`
  )
}

/** Such as `07:12`, or with its day where that is not today. */
export const timeOrDayTimeLabel = (dateTime: string, today: string | undefined): string | undefined =>
  today !== undefined && isoDateAt(dateTime) === today ? timeLabel(dateTime) : dayTimeLabel(dateTime)

/** The Dutch date of a date-time; undefined for a time of day. */
export const isoDateAt = (time: string | undefined): string | undefined => {
  const date = time === undefined ? undefined : calendarDateAt(time)
  return date && isoDateOf(date)
}

/** The date of a time slot: of its start, else of its end. */
export const timeSlotDate = (from: string | undefined, to: string | undefined): string | undefined =>
  isoDateAt(from) ?? isoDateAt(to)

/**
 * Compares two times, each HH:mm or an ISO date-time: two date-times by moment, others by clock time. Undefined
 * unless both are times.
 */
export const compareTimes = (one: string, other: string): Ordering | undefined =>
  compareIfBoth(timestampOf(one), timestampOf(other)) ?? compareIfBoth(minutesOnClock(one), minutesOnClock(other))

const minutesOnClock = (time: string): number | undefined => minutesOf(time) ?? wallClockOf(time)?.minutes

const compareIfBoth = (one: number | undefined, other: number | undefined): Ordering | undefined =>
  one === undefined || other === undefined ? undefined : one < other ? -1 : one > other ? 1 : 0
