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

/** Without that date and the parts of a second there are none of; undefined where it would not be told from such a one. */
export const timeInShort = (time: string | undefined, date: string | undefined): string | undefined => {
  if (time === undefined) return NONE
  if (date !== undefined && isWritten(time) && time.startsWith(date)) return time.slice(DATE + 1, -SECOND.length)
  return time.length > SHORT ? time : undefined
}

export const timeInFull = (time: string, date: string): string | undefined => {
  if (time === NONE) return undefined
  return time.length > SHORT ? time : `${date}T${time}${SECOND}`
}

const NONE = ''
const DATE = 'yyyy-mm-dd'.length
const SHORT = 'hh:mm:ss'.length

/** As programs write a moment that falls on a second. */
const isWritten = (time: string): boolean => time.length === WRITTEN && time[DATE] === 'T' && time.endsWith(SECOND)
