import { normaliseDateTime, normaliseTime } from '../calendar'
import { parserOf, type Parser } from './parser'

/** A time of day, read as HH:mm, or an ISO date-time on a day that exists. */
export const timeOrUndefined = (value: unknown): string | undefined => {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  return normaliseTime(trimmed) ?? normaliseDateTime(trimmed)
}

export const time: Parser<string> = parserOf(timeOrUndefined, () => 'Not a time: use 9:00 or 2026-11-23T09:00')
