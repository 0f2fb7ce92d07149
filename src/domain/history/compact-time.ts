import * as E from 'fp-ts/Either'
import type { Activity } from '../route'

const ZERO_MILLISECONDS = '.000Z'
const FULL_LENGTH = 24

/** The date that the times of a row of visits have in common, as far as they do. */
export const commonDateOf = (visits: ReadonlyArray<Activity>): string | undefined => {
  for (const { arrival, departure } of visits) {
    const time = arrival ?? departure
    if (time !== undefined) return isFullTime(time) ? time.slice(0, DATE_LENGTH) : undefined
  }
  return undefined
}

/** Without that date and the `.000Z` at its end; undefined where a time could be mistaken for one that was shortened. */
export const compactTime = (time: string | undefined, date: string | undefined): string | undefined => {
  if (time === undefined) return NO_TIME
  if (date !== undefined && isFullTime(time) && time.startsWith(date))
    return time.slice(DATE_LENGTH + 1, -ZERO_MILLISECONDS.length)
  return time.length > SHORT_LENGTH ? time : undefined
}

/** Refused where it is no time, or a short one of no date. */
export const expandTime = (time: unknown, date: unknown): E.Either<'no time', string | undefined> => {
  if (time === NO_TIME) return E.right(undefined)
  if (typeof time !== 'string') return E.left('no time')
  if (time.length > SHORT_LENGTH) return E.right(time)
  return typeof date === 'string' ? E.right(`${date}T${time}${ZERO_MILLISECONDS}`) : E.left('no time')
}

const NO_TIME = ''
const DATE_LENGTH = 'yyyy-mm-dd'.length
const SHORT_LENGTH = 'hh:mm:ss'.length

/** As programs write a moment that falls on a second. */
const isFullTime = (time: string): boolean =>
  time.length === FULL_LENGTH && time[DATE_LENGTH] === 'T' && time.endsWith(ZERO_MILLISECONDS)
