import type { CalendarDate } from './calendar-date'

/** What a calendar and a clock on a Dutch wall say. */
export type WallClock = { readonly date: CalendarDate; readonly minutes: number }

/** English digits of a day and a clock that stands in Amsterdam, wherever the program runs. */
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

/** The same few minutes are asked about all day: now, and noon of the days that are planned. Reading one takes long. */
const cache = new Map<number, WallClock>()

const MAX_CACHED_MINUTES = 1_000

const computeWallClock = (timestamp: number): WallClock => {
  const parts = new Map(amsterdamFormat.formatToParts(timestamp).map(({ type, value }) => [type, Number(value)]))
  const [year = 0, month = 0, day = 0] = [parts.get('year'), parts.get('month'), parts.get('day')]
  return { date: { year, month, day }, minutes: (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0) }
}
