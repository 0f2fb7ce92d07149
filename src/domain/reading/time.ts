import * as E from 'fp-ts/Either'
import { calendarDateOf, writtenTime } from '../day'
import type { Reader } from './reader'

const dateTime =
  /^(\d{4}-\d\d-\d\d)[T ](([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?)$/

/** A time of day, read as HH:mm, or an ISO date-time on a day that exists. */
export const time: Reader<string> = (value) => {
  const written = typeof value === 'string' ? value.trim() : ''
  const read = writtenTime(written) ?? dateTimeIn(written)
  return read === undefined ? E.left('Not a time: use 9:00 or 2026-11-23T09:00') : E.right(read)
}

const dateTimeIn = (written: string): string | undefined => {
  const [, date = '', clock = ''] = dateTime.exec(written) ?? []
  return calendarDateOf(date) === undefined ? undefined : `${date}T${clock}`
}
