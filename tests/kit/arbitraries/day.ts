import fc from 'fast-check'
import {
  calendarDateOf,
  isoDateOf,
  formatTime,
  weekdays,
  type CalendarDate,
  type RouteDay,
} from '../../../src/domain/calendar'

/** A date from 1900 to 2199; it is made with Date, so that no code under test is used. */
export const aDate = (): fc.Arbitrary<CalendarDate> =>
  fc.integer({ min: -25_567, max: 84_005 }).map((days) => {
    const date = new Date(days * 86_400_000)
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
  })

export const anIsoDate = (): fc.Arbitrary<string> => aDate().map(isoDateOf)

/** Dates, weekdays and other texts of servers; few of each, so that days occur twice. */
export const aRouteDay = (): fc.Arbitrary<RouteDay> =>
  fc.oneof(
    fc.constantFrom('2026-11-23', '2026-11-24', '2026-12-01', '2027-01-04'),
    anIsoDate(),
    fc.constantFrom(...weekdays),
    fc.constantFrom('Tour A', 'Tour B', 'ma', 'één', '2026-02-30', '2026-11-23T09:00', '', '0', 'ALL'),
  )

/** A day that is not a date of the calendar. */
export const aDayWithoutDate = (): fc.Arbitrary<RouteDay> =>
  fc.string({ unit: 'binary' }).map((text) => (calendarDateOf(text) === undefined ? text : `dag ${text}`))

export const aMinuteOfDay = (): fc.Arbitrary<number> => fc.integer({ min: 0, max: 1439 })

/** With or without a leading zero, as in 9:00 and 09:00. */
const aTypedTime = (): fc.Arbitrary<string> =>
  fc.tuple(aMinuteOfDay(), fc.boolean()).map(([minute, isShort]) => {
    const time = formatTime(minute) ?? ''
    return isShort ? time.replace(/^0/, '') : time
  })

const zones = ['', 'Z', '+01:00', '+0200', '-05:30']

const aDateTime = (): fc.Arbitrary<string> =>
  fc
    .tuple(anIsoDate(), aMinuteOfDay(), fc.constantFrom('', ':00', ':59.999'), fc.constantFrom(...zones))
    .map(([date, minute, seconds, zone]) => `${date}T${formatTime(minute) ?? ''}${seconds}${zone}`)

export const aTime = (): fc.Arbitrary<string> => fc.oneof(aTypedTime(), aDateTime())
