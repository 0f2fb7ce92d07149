import type { CalendarDate } from './calendar-date'
import { shortDateLabel } from './date-labels'
import { timestampOf } from './timestamp'
import { formatTime, normaliseTime } from './time-of-day'
import { twoDigits } from './two-digits'
import { wallClockAt, type WallClock } from './wall-clock'

/** What the clock says in the Netherlands at an ISO date-time. */
export const wallClockOf = (dateTime: string): WallClock | undefined => {
  const timestamp = timestampOf(dateTime)
  return timestamp === undefined ? undefined : wallClockAt(timestamp)
}

/** The day that an ISO date-time falls on in the Netherlands. */
export const calendarDateAt = (dateTime: string): CalendarDate | undefined => wallClockOf(dateTime)?.date

/** `20 Nov 2026, 16:42` */
export const dateTimeLabel = (dateTime: string): string | undefined => {
  const wallClock = wallClockOf(dateTime)
  return wallClock && `${shortDateLabel(wallClock.date)}, ${formatTime(wallClock.minutes) ?? ''}`
}

/** `09:00`, of a time of day or of a date-time; what is neither is told as it came. */
export const timeLabel = (time: string | undefined): string | undefined => {
  if (time === undefined) return undefined
  const wallClock = wallClockOf(time)
  return normaliseTime(time) ?? (wallClock && formatTime(wallClock.minutes)) ?? time
}

/** `22-11 10:15`: where the year goes without saying. */
export const dayTimeLabel = (dateTime: string): string | undefined => {
  const wallClock = wallClockOf(dateTime)
  return (
    wallClock &&
    `${twoDigits(wallClock.date.day)}-${twoDigits(wallClock.date.month)} ${formatTime(wallClock.minutes) ?? ''}`
  )
}
