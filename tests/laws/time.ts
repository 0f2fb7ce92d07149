import assert from 'node:assert/strict'
import fc from 'fast-check'
import { dateTimeLabel, minutesOf, timestampOf, formatTime, compareTimes } from '../../src/domain/calendar'
import { aDate, aMinuteOfDay, anIsoDate, aTime } from '../kit/arbitraries/day'
import { law, type Law } from '../kit/law'

export const timeLaws: ReadonlyArray<Law> = [
  law({
    name: 'a time is formatted and parsed',
    statement: 'Every minute of the day is formatted as HH:mm and parsed back, also without a leading 0.',
    subject: { formatTime, minutesOf },
    arbitrary: aMinuteOfDay(),
    holds: (subject, minute) => {
      const formatted = subject.formatTime(minute) ?? ''
      assert.match(formatted, /^\d\d:\d\d$/)
      assert.equal(subject.minutesOf(formatted), minute)
      assert.equal(subject.minutesOf(formatted.replace(/^0/, '')), minute)
    },
    mutants: {
      'afternoons become mornings': { formatTime: (minute) => formatTime(minute % 720), minutesOf },
      'an hour of one digit is refused': {
        formatTime,
        minutesOf: (time) => (time.length < 5 ? undefined : minutesOf(time)),
      },
    },
  }),
  law({
    name: 'a zone changes no moment',
    statement: 'A moment is the same whatever zone it is written in.',
    subject: timestampOf,
    arbitrary: fc.tuple(aDate(), aMinuteOfDay(), fc.constantFrom(-330, -60, 0, 60, 120, 345, 540)),
    holds: (parse, [date, minute, ahead]) => {
      const timestamp = Date.UTC(date.year, date.month - 1, date.day) + minute * 60_000
      const wallClock = new Date(timestamp + ahead * 60_000).toISOString().slice(0, 19)
      const sign = ahead < 0 ? '-' : '+'
      assert.equal(parse(`${wallClock}${sign}${formatTime(Math.abs(ahead)) ?? ''}`), timestamp)
    },
    mutants: {
      'the zone is ignored': (text) => timestampOf(text.replace(/[+-]\d\d:\d\d$/, 'Z')),
      'the sign of the zone is inverted': (text) =>
        timestampOf(text.replace(/[+-](?=\d\d:\d\d$)/, (sign) => (sign === '+' ? '-' : '+'))),
    },
  }),
  law<typeof dateTimeLabel, readonly [string, number]>({
    name: 'Dutch time is shown as written',
    statement: 'A date-time without a zone is shown with its own date and time, all year round.',
    subject: dateTimeLabel,
    // From 4:00, since one night in March has no 2:00 to 3:00.
    arbitrary: fc.tuple(anIsoDate(), fc.integer({ min: 240, max: 1439 })),
    holds: (label, [date, minute]) => {
      const [year = '', , day = ''] = date.split('-')
      const formatted = label(`${date}T${formatTime(minute) ?? ''}`) ?? ''
      assert.match(formatted, new RegExp(`^${Number(day)} [A-Z][a-z]{2} ${year}, ${formatTime(minute) ?? ''}$`))
    },
    mutants: {
      'it is parsed as UTC': (text) => dateTimeLabel(`${text}Z`),
      'it is always winter time': (text) => dateTimeLabel(`${text}+01:00`),
    },
    examples: [
      ['2026-03-29', 240],
      ['2026-10-25', 240],
    ],
  }),
  law({
    name: 'times have one order',
    statement: 'Of any two times, in the same notation or not, the same one comes first in either order of comparison.',
    subject: compareTimes,
    arbitrary: fc.tuple(aTime(), aTime()),
    holds: (order, [one, other]) => {
      const ordering = order(one, other)
      assert.ok(ordering !== undefined)
      assert.equal(ordering, 0 - (order(other, one) ?? NaN))
      assert.equal(order(one, one), 0)
    },
    mutants: {
      'one without a date is always first': (one, other) => (one.length < 6 ? -1 : compareTimes(one, other)),
      'different notations are not compared': (one, other) =>
        one.includes('T') === other.includes('T') ? compareTimes(one, other) : undefined,
    },
  }),
]
