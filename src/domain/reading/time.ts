import * as E from 'fp-ts/Either'
import { writtenDateTime, writtenTime } from '../day'
import type { Reader } from './reader'

/** A time of day, read as HH:mm, or an ISO date-time on a day that exists. */
export const time: Reader<string> = (value) => {
  const written = typeof value === 'string' ? value.trim() : ''
  const read = writtenTime(written) ?? writtenDateTime(written)
  return read === undefined ? E.left('Not a time: use 9:00 or 2026-11-23T09:00') : E.right(read)
}
