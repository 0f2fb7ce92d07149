import { isoDateOf } from './calendar-date'
import { calendarDateAt } from './date-time'

/** The date that a time names in the Netherlands; a time of day names none. */
export const isoDateAt = (time: string | undefined): string | undefined => {
  const date = time === undefined ? undefined : calendarDateAt(time)
  return date && isoDateOf(date)
}

/** The date of a slot: either end of it may name one, and where both do, it is of the day it begins on. */
export const timeSlotDate = (from: string | undefined, to: string | undefined): string | undefined =>
  isoDateAt(from) ?? isoDateAt(to)
