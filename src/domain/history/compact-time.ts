import * as E from 'fp-ts/Either'
import type { Activity } from '../route'

const SECOND = '.000Z'
const WRITTEN = 24

/** The date that the times of a row of visits have in common, as far as they do. */
export const dateOfTimes = (visits: ReadonlyArray<Activity>): string | undefined => {
  for (const { arrival, departure } of visits) {
    const time = arrival ?? departure
    if (time !== undefined) return isWritten(time) ? time.slice(0, DATE) : undefined
  }
  return undefined
}

/** Without that date and the `.000Z` at its end; undefined where a time could be mistaken for one that was shortened. */
export const timeInShort = (time: string | undefined, date: string | undefined): string | undefined => {
  if (time === undefined) return NONE
  if (date !== undefined && isWritten(time) && time.startsWith(date)) return time.slice(DATE + 1, -SECOND.length)
  return time.length > SHORT ? time : undefined
}

/** Refused where it is no time, or a short one of no date. */
export const timeInFull = (time: unknown, date: unknown): E.Either<'no time', string | undefined> => {
  if (time === NONE) return E.right(undefined)
  if (typeof time !== 'string') return E.left('no time')
  if (time.length > SHORT) return E.right(time)
  return typeof date === 'string' ? E.right(`${date}T${time}${SECOND}`) : E.left('no time')
}

const NONE = ''
const DATE = 'yyyy-mm-dd'.length
const SHORT = 'hh:mm:ss'.length

/** As programs write a moment that falls on a second. */
const isWritten = (time: string): boolean => time.length === WRITTEN && time[DATE] === 'T' && time.endsWith(SECOND)
