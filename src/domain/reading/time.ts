import * as E from 'fp-ts/Either'
import type { Reader } from './reader'

const clock = /^([01]?\d|2[0-3]):([0-5]\d)$/
const dateTime = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?$/

/** A time of day, read as HH:mm, or an ISO date-time on a day that exists. */
export const time: Reader<string> = (value) => {
  const written = typeof value === 'string' ? value.trim() : ''
  const [, hour, minute] = clock.exec(written) ?? []
  if (hour !== undefined && minute !== undefined) return E.right(`${hour.padStart(2, '0')}:${minute}`)
  const [, year, month, day] = dateTime.exec(written) ?? []
  return isDay(Number(year), Number(month), Number(day))
    ? E.right(written)
    : E.left('Not a time: use 9:00 or 2026-11-23T09:00')
}

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
