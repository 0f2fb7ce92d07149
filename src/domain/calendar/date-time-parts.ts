import { calendarDateOf, type CalendarDate } from './calendar-date'

const dateTimePattern =
  /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?:(:[0-5]\d)(?:(\.\d{1,3})\d{0,6})?)?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/

/** An ISO date-time on a day that exists, taken apart: its clock to the millisecond, and the zone it may name. */
type DateTimeParts = { readonly date: string; readonly clock: string; readonly zone: string | undefined }

export const dateTimePartsOf = (text: string): DateTimeParts | undefined => {
  const [, date, time, seconds = '', fraction = '', zone] = dateTimePattern.exec(text) ?? []
  if (date === undefined || time === undefined || !hasSupportedYear(calendarDateOf(date))) return undefined
  return { date, clock: `${time}${seconds}${fraction}`, zone }
}

/** The years in which a moment is of the same four-figure year in every zone, and the clock knows it. */
const hasSupportedYear = (date: CalendarDate | undefined): boolean =>
  date !== undefined && date.year >= FIRST_YEAR && date.year <= LAST_YEAR

const FIRST_YEAR = 1000
const LAST_YEAR = 9998

/** The same moment, written with the T that databases leave out. */
export const normaliseDateTime = (text: string): string | undefined =>
  dateTimePartsOf(text) === undefined ? undefined : text.replace(' ', 'T')
