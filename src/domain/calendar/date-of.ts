import { isoDateOf } from './calendar-date'
import { dateAt } from './date-time'

/** The date that a time names in the Netherlands; a time of day names none. */
export const dateOf = (time: string | undefined): string | undefined => {
  const date = time === undefined ? undefined : dateAt(time)
  return date && isoDateOf(date)
}

/** The date of a slot: either end of it may name one, and where both do, it is of the day it begins on. */
export const slotDate = (from: string | undefined, to: string | undefined): string | undefined =>
  dateOf(from) ?? dateOf(to)
