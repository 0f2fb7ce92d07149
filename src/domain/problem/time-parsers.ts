import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import { isoDateAt, timeSlotDate } from '../calendar'
import { list, recordOf, quoted, type Parser } from '../parse'
import { LAST, secondsOn } from './clock-time'
import type { Break, Seconds, Window } from './route-problem'
import { minutes, within } from './figure-parsers'

/** A time as it is written: how many seconds into the day it lies is only known once the day is. */
export const time: Parser<string> = (value) => {
  const written = typeof value === 'string' ? value.trim() : ''
  return secondsOn(isoDateAt(written), written) === undefined
    ? E.left(`Not a time: ${quoted(value)}. Use 9:00 or 2026-11-23T09:00`)
    : E.right(written)
}

/** The window from one written time to another, on `date` where it is known. */
export const span = (date: string | undefined, from: string, to: string): E.Either<string, Window> => {
  const [first, last] = [secondsOn(date, from), secondsOn(date, to)]
  if (first === undefined || last === undefined) return E.left(`On no day: ${from} to ${to}`)
  if (first > last) return E.left(`Ends before it starts: ${from} to ${to}`)
  return first < 0 || last > LAST
    ? E.left(`Beyond the day and its night: ${from} to ${to}`)
    : E.right({ from: first, to: last })
}

/** The windows of a stop, and their date where they name one. */
export type Slots = { readonly date: string | undefined; readonly windows: ReadonlyArray<Window> }

const pair: Parser<readonly [string, string]> = (value) => {
  if (!Array.isArray(value) || value.length !== 2) return E.left(`Not [from, to]: ${quoted(value)}`)
  const from = time(value[0])
  const to = time(value[1])
  if (E.isLeft(from) || E.isLeft(to)) return E.isLeft(from) ? from : E.left(E.isLeft(to) ? to.left : '')
  return E.right([from.right, to.right])
}

const slotsOf = (pairs: ReadonlyArray<readonly [string, string]>): E.Either<string, Slots> => {
  const dates = new Set(pairs.flatMap(([from, to]) => timeSlotDate(from, to) ?? []))
  if (dates.size > 1) return E.left('On more than one day: give a stop for each day')
  const [date] = dates
  const windows: Window[] = []
  for (const [from, to] of pairs) {
    const window = span(date, from, to)
    if (E.isLeft(window)) return window
    windows.push(window.right)
  }
  return E.right({ date, windows })
}

export const slots: Parser<Slots> = flow(list(pair), E.flatMap(slotsOf))

type WrittenBreak = { readonly from: string; readonly to: string; readonly duration: Seconds }

const writtenBreak = recordOf<WrittenBreak>({
  from: { parser: time },
  to: { parser: time },
  duration: { parser: minutes },
})

export const pause: Parser<Break> = flow(
  within(writtenBreak),
  E.flatMap(({ from, to, duration }) =>
    pipe(
      span(undefined, from, to),
      E.filterOrElse(
        (window) => duration > 0 && duration <= window.to - window.from,
        () => `A break of ${duration / 60} minutes does not fit from ${from} to ${to}`,
      ),
      E.map((window) => ({ window, length: duration })),
    ),
  ),
)
