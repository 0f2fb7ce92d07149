import { calendarDateOf, dayAfter, isoDateOf, nextWeekday, weekdays, type CalendarDate } from './calendar-date'
import type { RouteDay } from './route-day'
import { timestampOf } from './timestamp'

const NOON_SECONDS = 12 * 3600
const DAY_SECONDS = 24 * 3600

/**
 * Writes seconds into a day as an ISO date-time. They are counted from noon, as the domain reads them, so that 32,400
 * is nine o'clock also when the clocks change. A weekday, or no day, has no date, so there is nothing to write.
 */
export const dateTimeOn = (day: string | undefined): ((seconds: number) => string | undefined) => {
  const noon = day === undefined || !calendarDateOf(day) ? undefined : timestampOf(`${day}T12:00`)
  if (noon === undefined) return () => undefined
  const date = new Date(noon).toISOString().slice(0, 10)
  const midnight = Date.parse(date)
  const formatWithinDay = formatterWithinDay(`${date}T`)
  return (seconds) => {
    const timestamp = noon + (seconds - NOON_SECONDS) * 1000
    return formatWithinDay((timestamp - midnight) / 1000) ?? new Date(timestamp).toISOString()
  }
}

/** When a Dutch day begins, and when the next one does; undefined for what is no date. */
export const boundsOfDay = (day: string): { readonly from: string; readonly until: string } | undefined => {
  const date = calendarDateOf(day)
  const [from, until] = [day, date && isoDateOf(dayAfter(date))].map((one) => timestampOf(`${one}T00:00`))
  return date === undefined || from === undefined || until === undefined
    ? undefined
    : { from: new Date(from).toISOString(), until: new Date(until).toISOString() }
}

/** Formats whole seconds within the day from prepared texts, which is much faster; undefined for all other times. */
const formatterWithinDay =
  (date: string) =>
  (seconds: number): string | undefined =>
    Number.isInteger(seconds) && seconds >= 0 && seconds < DAY_SECONDS
      ? date + (minuteTexts[Math.floor(seconds / 60)] ?? '') + (secondTexts[seconds % 60] ?? '')
      : undefined

/** Days that every month has, so that the date is one without a further look. */
const plainTimestamp = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.000Z$/

const TIME_AT = 'yyyy-mm-ddT'.length

/** An ISO date-time so many milliseconds later; a text that is no time stays. */
export const delayDateTime = (time: string, milliseconds: number): string => {
  if (plainTimestamp.test(time)) {
    const sameDay = formatterWithinDay(time.slice(0, TIME_AT))(plainSecondsOf(time) + milliseconds / 1000)
    if (sameDay !== undefined) return sameDay
  }
  const delayed = new Date(Date.parse(time) + milliseconds)
  return Number.isNaN(delayed.getTime()) ? time : delayed.toISOString()
}

type Times = { readonly arrival: string | undefined; readonly departure: string | undefined }

/** Such as a visit, some milliseconds later. */
export const delayTimes = <A extends Times>(timed: A, milliseconds: number): A =>
  milliseconds === 0
    ? timed
    : { ...timed, arrival: delayTime(timed.arrival, milliseconds), departure: delayTime(timed.departure, milliseconds) }

/** An unknown time stays unknown. */
export const delayTime = (time: string | undefined, milliseconds: number): string | undefined =>
  time === undefined || milliseconds === 0 ? time : delayDateTime(time, milliseconds)

/** The seconds into the day of a plain timestamp; read by digit, since every move compares hundreds of times. */
const plainSecondsOf = (time: string): number =>
  numberAt(time, TIME_AT) * 3600 + numberAt(time, TIME_AT + 3) * 60 + numberAt(time, TIME_AT + 6)

const ZERO = '0'.charCodeAt(0)

const numberAt = (text: string, index: number): number =>
  (text.charCodeAt(index) - ZERO) * 10 + text.charCodeAt(index + 1) - ZERO

const twoDigits = (number: number): string => String(number).padStart(2, '0')

const secondTexts: ReadonlyArray<string> = Array.from({ length: 60 }, (_, number) => `${twoDigits(number)}.000Z`)

const minuteTexts: ReadonlyArray<string> = Array.from(
  { length: DAY_SECONDS / 60 },
  (_, minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:`,
)

/** The date of a route: its own, or that of the next weekday with this name. */
export const dateOfDay = (day: RouteDay | undefined, today: CalendarDate): string | undefined => {
  if (day === undefined || calendarDateOf(day) !== undefined) return day
  const weekday = weekdays.findIndex((name) => name === day)
  return weekday < 0 ? undefined : isoDateOf(nextWeekday(weekday, today))
}
