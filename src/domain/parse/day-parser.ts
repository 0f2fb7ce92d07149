import * as E from 'fp-ts/Either'
import { calendarDateOf, weekdays, type RouteDay } from '../calendar'
import { oneOf } from './one-of'
import type { Parser } from './parser'

const weekday: Parser<RouteDay> = oneOf(...weekdays)

/** A day that can be planned for: an ISO date that exists, or a weekday. */
export const day: Parser<RouteDay> = (value) => {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  if (calendarDateOf(trimmed) !== undefined) return E.right(trimmed)
  const parsed = weekday(value)
  return E.isRight(parsed) ? parsed : E.left(`Not a day: use 2026-11-23 or ${weekdays.join(', ')}`)
}
