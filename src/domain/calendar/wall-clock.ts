import type { CalendarDate } from './calendar-date'

/** What a calendar and a clock on a Dutch wall say. */
export type WallClock = { readonly date: CalendarDate; readonly minutes: number }

/** English digits of a day and a clock that stands in Amsterdam, wherever the program runs. */
const amsterdam = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** @param moment milliseconds since 1970 */
export const wallClockAt = (moment: number): WallClock => {
  const minute = Math.floor(moment / 60_000)
  const known = lately.get(minute)
  if (known !== undefined) return known
  if (lately.size === MOST_MINUTES) lately.clear()
  const read = readAt(moment)
  lately.set(minute, read)
  return read
}

/** The same few minutes are asked about all day: now, and noon of the days that are planned. Reading one takes long. */
const lately = new Map<number, WallClock>()

const MOST_MINUTES = 1_000

const readAt = (moment: number): WallClock => {
  const parts = new Map(amsterdam.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const [year = 0, month = 0, day = 0] = [parts.get('year'), parts.get('month'), parts.get('day')]
  return { date: { year, month, day }, minutes: (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0) }
}
