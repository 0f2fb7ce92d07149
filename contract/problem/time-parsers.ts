import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import { isoDateAt, timeSlotDate } from '../../src/domain/calendar'
import { list, quoted, recordOf, type Parser } from '../../src/domain/parse'
import { HORIZON_SECONDS, parseTimeOnDate, type Break, type Seconds, type Window } from '../../src/domain/problem'
import type { JsonSchema } from '../codec'
import { joinReasons, minutesParser } from './field-parsers'

/** A time of day; it may run past midnight, since a vehicle may be out until the night. */
export const clockTimeSchema: JsonSchema = {
  anyOf: [
    { type: 'string', pattern: '^(([0-3]?\\d|4[0-7]):[0-5]\\d(:[0-5]\\d)?|48:00(:00)?)$' },
    { type: 'string', format: 'date-time' },
  ],
  description: '9:00, 26:15 for the night after, or an ISO date-time',
}

/** Checks a time but returns its text: its seconds into the day are known only once the day is known. */
export const timeParser: Parser<string> = (value) => {
  const text = typeof value === 'string' ? value.trim() : ''
  return parseTimeOnDate(isoDateAt(text), text) === undefined
    ? E.left(`Not a time: ${quoted(value)}. Use 9:00 or 2026-11-23T09:00`)
    : E.right(text)
}

/** The window between two unparsed times, on `date` where it is known. */
export const parseWindow = (date: string | undefined, from: string, to: string): E.Either<string, Window> => {
  const [first, last] = [parseTimeOnDate(date, from), parseTimeOnDate(date, to)]
  if (first === undefined || last === undefined) return E.left(`On no day: ${from} to ${to}`)
  if (first > last) return E.left(`Ends before it starts: ${from} to ${to}`)
  return first < 0 || last > HORIZON_SECONDS
    ? E.left(`Beyond the day and its night: ${from} to ${to}`)
    : E.right({ from: first, to: last })
}

/** The windows of a stop, and their date where they name one. */
export type DatedWindows = { readonly date: string | undefined; readonly windows: ReadonlyArray<Window> }

const timePairParser: Parser<readonly [string, string]> = (value) => {
  if (!Array.isArray(value) || value.length !== 2) return E.left(`Not [from, to]: ${quoted(value)}`)
  const from = timeParser(value[0])
  const to = timeParser(value[1])
  if (E.isLeft(from) || E.isLeft(to)) return E.isLeft(from) ? from : E.left(E.isLeft(to) ? to.left : '')
  return E.right([from.right, to.right])
}

const datedWindowsOf = (pairs: ReadonlyArray<readonly [string, string]>): E.Either<string, DatedWindows> => {
  const dates = new Set(pairs.flatMap(([from, to]) => timeSlotDate(from, to) ?? []))
  if (dates.size > 1) return E.left('On more than one day: give a stop for each day')
  const [date] = dates
  const windows: Window[] = []
  for (const [from, to] of pairs) {
    const window = parseWindow(date, from, to)
    if (E.isLeft(window)) return window
    windows.push(window.right)
  }
  return E.right({ date, windows })
}

export const datedWindowsParser: Parser<DatedWindows> = flow(list(timePairParser), E.flatMap(datedWindowsOf))

type BreakRecord = { readonly from: string; readonly to: string; readonly duration: Seconds }

const parseBreakRecord = recordOf<BreakRecord>({
  from: { parser: timeParser },
  to: { parser: timeParser },
  duration: { parser: minutesParser },
})

export const breakParser: Parser<Break> = flow(
  joinReasons(parseBreakRecord),
  E.flatMap(({ from, to, duration }) =>
    pipe(
      parseWindow(undefined, from, to),
      E.filterOrElse(
        (window) => duration > 0 && duration <= window.to - window.from,
        () => `A break of ${duration / 60} minutes does not fit from ${from} to ${to}`,
      ),
      E.map((window) => ({ window, length: duration })),
    ),
  ),
)
