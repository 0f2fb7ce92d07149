import * as E from 'fp-ts/Either'
import { calendarDateOf, weekdays, type RouteDay, normaliseDateTime, normaliseTime } from '../calendar'
import { oneOf } from './one-of'
import { type Parser, parserOf } from './parser'

const weekday: Parser<RouteDay> = oneOf(...weekdays)

/** An existing ISO date, or a weekday. */
export const day: Parser<RouteDay> = (value) => {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  if (calendarDateOf(trimmed) !== undefined) return E.right(trimmed)
  const parsed = weekday(value)
  return E.isRight(parsed) ? parsed : E.left(`Not a day: use 2026-11-23 or ${weekdays.join(', ')}`)
}

/** A time of day, normalised to HH:mm, or an ISO date-time on an existing day. */
export const timeOrUndefined = (value: unknown): string | undefined => {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  return normaliseTime(trimmed) ?? normaliseDateTime(trimmed)
}

export const time: Parser<string> = parserOf(timeOrUndefined, () => 'Not a time: use 9:00 or 2026-11-23T09:00')
