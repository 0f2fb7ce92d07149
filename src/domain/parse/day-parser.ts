import * as E from 'fp-ts/Either'
import { calendarDateOf, weekdays, type RouteDay } from '../calendar'
import { oneOf } from './one-of'
import type { Reader } from './parser'

const weekday: Reader<RouteDay> = oneOf(...weekdays)

/** A day that can be planned for: an ISO date that exists, or a weekday. */
export const day: Reader<RouteDay> = (value) => {
  const written = typeof value === 'string' ? value.trim() : ''
  if (calendarDateOf(written) !== undefined) return E.right(written)
  const read = weekday(value)
  return E.isRight(read) ? read : E.left(`Not a day: use 2026-11-23 or ${weekdays.join(', ')}`)
}
