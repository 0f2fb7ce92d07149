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
  const parts = new Map(amsterdam.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const [year = 0, month = 0, day = 0] = [parts.get('year'), parts.get('month'), parts.get('day')]
  return { date: { year, month, day }, minutes: (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0) }
}
