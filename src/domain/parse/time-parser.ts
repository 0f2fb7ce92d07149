import { writtenDateTime, writtenTime } from '../calendar'
import { readerOf, type Reader } from './parser'

/** A time of day, read as HH:mm, or an ISO date-time on a day that exists. */
export const timeIn = (value: unknown): string | undefined => {
  const written = typeof value === 'string' ? value.trim() : ''
  return writtenTime(written) ?? writtenDateTime(written)
}

export const time: Reader<string> = readerOf(timeIn, () => 'Not a time: use 9:00 or 2026-11-23T09:00')
