import { isoDateOf, calendarDateOf, type CalendarDate } from './calendar-date'

/** Milliseconds since 1970 of an ISO date-time; without a zone it is Dutch time. */
export const timestampOf = (text: string): number | undefined => {
  const parts = dateTimePartsOf(text)
  if (parts === undefined) return undefined
  const localTimestamp = Date.parse(`${parts.date}T${parts.clock}Z`)
  return parts.zone === undefined ? fromAmsterdamTime(localTimestamp) : localTimestamp - zoneOffsetOf(parts.zone)
}

/** Milliseconds by which +01:00 or +0100 is ahead of UTC. */
const zoneOffsetOf = (zone: string): number => {
  if (zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000
}

/** Two steps, since the first guess may fall on the other side of a change to or from summer time. */
const fromAmsterdamTime = (localTimestamp: number): number =>
  localTimestamp - amsterdamOffsetAt(localTimestamp - amsterdamOffsetAt(localTimestamp))

const amsterdamOffsetAt = (timestamp: number): number => {
  const wholeMinute = Math.floor(timestamp / 60_000) * 60_000
  const { date, minutes } = wallClockAt(wholeMinute)
  return Date.parse(`${isoDateOf(date)}T00:00:00Z`) + minutes * 60_000 - wholeMinute
}

const dateTimePattern =
  /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?:(:[0-5]\d)(?:(\.\d{1,3})\d{0,6})?)?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/

/** The parts of an ISO date-time on an existing day; the clock has milliseconds. */
type DateTimeParts = { readonly date: string; readonly clock: string; readonly zone: string | undefined }

const dateTimePartsOf = (text: string): DateTimeParts | undefined => {
  const [, date, time, seconds = '', fraction = '', zone] = dateTimePattern.exec(text) ?? []
  if (date === undefined || time === undefined || !hasSupportedYear(calendarDateOf(date))) return undefined
  return { date, clock: `${time}${seconds}${fraction}`, zone }
}

/** Years that have four digits in every zone and that Date supports. */
const hasSupportedYear = (date: CalendarDate | undefined): boolean =>
  date !== undefined && date.year >= FIRST_YEAR && date.year <= LAST_YEAR

const FIRST_YEAR = 1000

const LAST_YEAR = 9998

/** The same date-time, with T instead of a space. */
export const normaliseDateTime = (text: string): string | undefined =>
  dateTimePartsOf(text) === undefined ? undefined : text.replace(' ', 'T')

/** A Dutch date and time of day. */
export type WallClock = { readonly date: CalendarDate; readonly minutes: number }

/** English digits in Amsterdam time, whatever the machine's locale and zone. */
const amsterdamFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** @param timestamp milliseconds since 1970 */
export const wallClockAt = (timestamp: number): WallClock => {
  const wholeMinute = Math.floor(timestamp / 60_000)
  const cached = cache.get(wholeMinute)
  if (cached !== undefined) return cached
  if (cache.size === MAX_CACHED_MINUTES) cache.clear()
  const wallClock = computeWallClock(timestamp)
  cache.set(wholeMinute, wallClock)
  return wallClock
}

/** Formatting is slow, and the same few minutes are asked for often: now, and noon of planned days. */
const cache = new Map<number, WallClock>()

const MAX_CACHED_MINUTES = 1_000

const computeWallClock = (timestamp: number): WallClock => {
  const parts = new Map(amsterdamFormat.formatToParts(timestamp).map(({ type, value }) => [type, Number(value)]))
  const [year = 0, month = 0, day = 0] = [parts.get('year'), parts.get('month'), parts.get('day')]
  return { date: { year, month, day }, minutes: (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0) }
}
