import assert from 'node:assert/strict'
import fc from 'fast-check'
import { dateTimeLabel, minutesOf, timestampOf, formatTime, compareTimes } from '../../src/domain/calendar'
import { aDate, aMinuteOfDay, anIsoDate, aTime } from '../kit/arbitraries/day'
import { law, type Law } from '../kit/law'

export const timeLaws: ReadonlyArray<Law> = [
  law({
    name: 'a time is written as it is read',
    statement: 'Every minute of the day is written HH:mm and read back, also without its first 0.',
    subject: { formatTime, minutesOf },
    arbitrary: aMinuteOfDay(),
    holds: (subject, minute) => {
      const written = subject.formatTime(minute) ?? ''
      assert.match(written, /^\d\d:\d\d$/)
      assert.equal(subject.minutesOf(written), minute)
      assert.equal(subject.minutesOf(written.replace(/^0/, '')), minute)
    },
    mutants: {
      'afternoons are mornings': { formatTime: (minute) => formatTime(minute % 720), minutesOf },
      'an hour of one digit is no hour': {
        formatTime,
        minutesOf: (time) => (time.length < 5 ? undefined : minutesOf(time)),
      },
    },
  }),
  law({
    name: 'a zone moves no moment',
    statement: 'A moment is the same in whatever zone it is written.',
    subject: timestampOf,
    arbitrary: fc.tuple(aDate(), aMinuteOfDay(), fc.constantFrom(-330, -60, 0, 60, 120, 345, 540)),
    holds: (read, [date, minute, ahead]) => {
      const timestamp = Date.UTC(date.year, date.month - 1, date.day) + minute * 60_000
      const wallClock = new Date(timestamp + ahead * 60_000).toISOString().slice(0, 19)
      const sign = ahead < 0 ? '-' : '+'
      assert.equal(read(`${wallClock}${sign}${formatTime(Math.abs(ahead)) ?? ''}`), timestamp)
    },
    mutants: {
      'the zone is passed over': (text) => timestampOf(text.replace(/[+-]\d\d:\d\d$/, 'Z')),
      'east is west': (text) => timestampOf(text.replace(/[+-](?=\d\d:\d\d$)/, (sign) => (sign === '+' ? '-' : '+'))),
    },
  }),
  law<typeof dateTimeLabel, readonly [string, number]>({
    name: 'Dutch time stays as it is written',
    statement: 'A date-time that names no zone is shown with the day and the clock it is written with, all year round.',
    subject: dateTimeLabel,
    // From 4:00 on, since one night in March lacks an hour.
    arbitrary: fc.tuple(anIsoDate(), fc.integer({ min: 240, max: 1439 })),
    holds: (label, [date, minute]) => {
      const [year = '', , day = ''] = date.split('-')
      const shown = label(`${date}T${formatTime(minute) ?? ''}`) ?? ''
      assert.match(shown, new RegExp(`^${Number(day)} [A-Z][a-z]{2} ${year}, ${formatTime(minute) ?? ''}$`))
    },
    mutants: {
      'it is taken for UTC': (text) => dateTimeLabel(`${text}Z`),
      'it is always winter': (text) => dateTimeLabel(`${text}+01:00`),
    },
    examples: [
      ['2026-03-29', 240],
      ['2026-10-25', 240],
    ],
  }),
  law({
    name: 'times compare from both sides',
    statement: 'Of any two times, written alike or not, the same one comes first in either order.',
    subject: compareTimes,
    arbitrary: fc.tuple(aTime(), aTime()),
    holds: (order, [one, other]) => {
      const forth = order(one, other)
      assert.ok(forth !== undefined)
      assert.equal(forth, 0 - (order(other, one) ?? NaN))
      assert.equal(order(one, one), 0)
    },
    mutants: {
      'one without a date is always first': (one, other) => (one.length < 6 ? -1 : compareTimes(one, other)),
      'only like compares with like': (one, other) =>
        one.includes('T') === other.includes('T') ? compareTimes(one, other) : undefined,
    },
  }),
]
