import assert from 'node:assert/strict'
import fc from 'fast-check'
import * as Ord from 'fp-ts/Ord'
import * as S from 'fp-ts/string'
import {
  calendarDateOf,
  dayAfter,
  dayLabel,
  dayOrder,
  isoDateOf,
  nextWorkingDay,
  weekdayOf,
  weekdays,
  type CalendarDate,
  type RouteDay,
} from '../../src/domain/calendar'
import { aDate, aDayWithoutDate, aRouteDay } from '../kit/arbitraries/day'
import { law, type Law } from '../kit/law'

const noon = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day, 12)

const later = (date: CalendarDate, days: number): string =>
  new Date(noon(date) + days * 86_400_000).toISOString().slice(0, 10)

export const calendarLaws: ReadonlyArray<Law> = [
  law({
    name: 'days have one order',
    statement: 'The order of route days is total: consistent for any three days, and antisymmetric.',
    subject: dayOrder,
    arbitrary: fc.tuple(aRouteDay(), aRouteDay(), aRouteDay()),
    holds: (order, [one, two, three]) => {
      assert.equal(order.compare(one, two), 0 - order.compare(two, one))
      assert.equal(order.compare(one, two) === 0, one === two)
      if (order.compare(one, two) <= 0 && order.compare(two, three) <= 0) assert.ok(order.compare(one, three) <= 0)
    },
    // A text that sorts between two weekdays alphabetically, against their order in the week.
    examples: [['Vr', 'Wa', 'Wo'] as [string, string, string]],
    mutants: {
      'days without a date are all equal': Ord.fromCompare<RouteDay>((one, other) =>
        (calendarDateOf(one) ?? calendarDateOf(other)) ? dayOrder.compare(one, other) : 0,
      ),
      'weekdays sort alphabetically among texts': Ord.fromCompare<RouteDay>((one, other) =>
        weekdays.some((day) => day === one) && weekdays.some((day) => day === other)
          ? dayOrder.compare(one, other)
          : S.Ord.compare(one, other),
      ),
    },
  }),
  law({
    name: 'dates sort by time',
    statement: 'The earlier of two dates comes first, and both come before any day that is no date.',
    subject: dayOrder,
    arbitrary: fc.tuple(aDate(), fc.integer({ min: 1, max: 800 }), aDayWithoutDate()),
    holds: (order, [date, days, other]) => {
      assert.equal(order.compare(isoDateOf(date), later(date, days)), -1)
      assert.equal(order.compare(later(date, days), other), -1)
    },
    mutants: {
      'they sort by label': Ord.contramap(dayLabel)(S.Ord),
      'they come last': Ord.reverse(dayOrder),
    },
  }),
  law({
    name: 'weekdays sort by the week',
    statement: 'Weekdays come from Monday to Sunday, before any other text.',
    subject: dayOrder,
    arbitrary: fc.subarray([...weekdays, 'zz', 'Aa', '~', 'maandag', '9']),
    holds: (order, days) => {
      const weekdayNames: ReadonlyArray<string> = weekdays
      const sorted = days.toSorted(order.compare).map((day) => weekdayNames.indexOf(day))
      const named = sorted.filter((index) => index >= 0)
      assert.deepEqual(
        sorted.slice(0, named.length),
        named.toSorted((one, other) => one - other),
      )
    },
    mutants: {
      'they sort alphabetically': S.Ord,
      'Sunday is first': Ord.fromCompare<RouteDay>((one, other) =>
        one === other ? 0 : one === 'Zo' ? -1 : other === 'Zo' ? 1 : dayOrder.compare(one, other),
      ),
    },
  }),
  law({
    name: 'a date is parsed and formatted',
    statement: 'Every existing date can be formatted and parsed back; a day beyond the end of its month is no date.',
    subject: calendarDateOf,
    arbitrary: aDate(),
    holds: (parse, date) => {
      assert.deepEqual(parse(isoDateOf(date)), date)
      const lastOfMonth = new Date(Date.UTC(date.year, date.month, 0)).getUTCDate()
      assert.deepEqual(parse(isoDateOf({ ...date, day: lastOfMonth })), { ...date, day: lastOfMonth })
      assert.equal(parse(isoDateOf({ ...date, day: lastOfMonth + 1 })), undefined)
    },
    mutants: {
      'months count from zero': (text) => {
        const date = calendarDateOf(text)
        return date && { ...date, month: date.month - 1 }
      },
      'every month has 31 days': (text) => {
        const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
        return day <= 31 ? { year, month, day } : undefined
      },
      'February never has a 29th': (text) => (text.endsWith('-02-29') ? undefined : calendarDateOf(text)),
      'every fourth year is a leap year': (text) =>
        /^(19|21)00-02-29$/.test(text) ? { year: Number(text.slice(0, 4)), month: 2, day: 29 } : calendarDateOf(text),
    },
    examples: [
      { year: 2024, month: 2, day: 29 },
      { year: 2100, month: 2, day: 28 },
      { year: 2000, month: 2, day: 1 },
    ],
  }),
  law({
    name: 'the day after a date',
    statement: 'The day after a date is 24 hours later and has the next weekday.',
    subject: dayAfter,
    arbitrary: aDate(),
    holds: (after, date) => {
      assert.equal(noon(after(date)) - noon(date), 86_400_000)
      assert.equal(weekdayOf(after(date)), (weekdayOf(date) + 1) % 7)
    },
    mutants: {
      'months have 30 days': ({ year, month, day }) =>
        day < 30 ? { year, month, day: day + 1 } : dayAfter({ year, month, day: 31 }),
      'the year never changes': (date) => ({ ...dayAfter(date), year: date.year }),
    },
    examples: [{ year: 2026, month: 12, day: 31 }],
  }),
  law({
    name: 'the next working day',
    statement: 'The next working day is Monday to Friday, one to three days later, with no working day between.',
    subject: nextWorkingDay,
    arbitrary: aDate(),
    holds: (next, date) => {
      const days = (noon(next(date)) - noon(date)) / 86_400_000
      assert.ok(weekdayOf(next(date)) <= 4)
      assert.equal(days, [1, 1, 1, 1, 3, 2, 1][weekdayOf(date)])
    },
    mutants: {
      'it is always the next day': dayAfter,
      'Saturday is a working day': (date) => (weekdayOf(dayAfter(date)) === 6 ? nextWorkingDay(date) : dayAfter(date)),
      'today counts too': (date) => (weekdayOf(date) < 5 ? date : nextWorkingDay(date)),
    },
  }),
  law({
    name: 'the label of a day without a date is its key',
    statement: 'Any text of a server can be a day with a label, which is the text itself if it is no date.',
    subject: dayLabel,
    arbitrary: aDayWithoutDate(),
    holds: (label, day) => assert.equal(label(day), day),
    mutants: {
      'the label is trimmed': (day) => dayLabel(day).trim(),
      'an empty day has the label of a date': (day) => (day === '' ? 'Ma 1-1' : dayLabel(day)),
    },
  }),
]
