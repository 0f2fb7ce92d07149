import type { CalendarDate } from './calendar-date'
import { shortDate } from './date-labels'
import { momentOf } from './timestamp'
import { timeAt, writtenTime } from './time-of-day'
import { twoDigits } from './two-digits'
import { wallClockAt, type WallClock } from './wall-clock'

/** What the clock says in the Netherlands at an ISO date-time. */
export const clockAt = (dateTime: string): WallClock | undefined => {
  const moment = momentOf(dateTime)
  return moment === undefined ? undefined : wallClockAt(moment)
}

/** The day that an ISO date-time falls on in the Netherlands. */
export const dateAt = (dateTime: string): CalendarDate | undefined => clockAt(dateTime)?.date

/** `20 Nov 2026, 16:42` */
export const dateTimeLabel = (dateTime: string): string | undefined => {
  const clock = clockAt(dateTime)
  return clock && `${shortDate(clock.date)}, ${timeAt(clock.minutes) ?? ''}`
}

/** `09:00`, of a time of day or of a date-time; what is neither is told as it came. */
export const timeOn = (time: string | undefined): string | undefined => {
  if (time === undefined) return undefined
  const clock = clockAt(time)
  return writtenTime(time) ?? (clock && timeAt(clock.minutes)) ?? time
}

/** `22-11 10:15`: where the year goes without saying. */
export const dayAndTime = (dateTime: string): string | undefined => {
  const clock = clockAt(dateTime)
  return clock && `${twoDigits(clock.date.day)}-${twoDigits(clock.date.month)} ${timeAt(clock.minutes) ?? ''}`
}
