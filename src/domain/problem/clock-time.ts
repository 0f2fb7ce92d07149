import { secondsIntoDay } from '../route'
import type { Seconds } from './route-problem'

/** The day of a vehicle has 48 hours, so that a route can go on into the night. */
export const HORIZON_SECONDS: Seconds = 48 * 3600

const clockPattern = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/

/** Parses 9:00, 09:00:30, or 26:15 for a quarter past two in the following night. */
const parseClockTime = (time: string): Seconds | undefined => {
  const [, hours, minutes, seconds = '0'] = clockPattern.exec(time) ?? []
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return total <= HORIZON_SECONDS ? total : undefined
}

/** Parses a clock time, or an ISO date-time as seconds from the start of `date`. */
export const parseTimeOnDate = (date: string | undefined, time: string): Seconds | undefined => {
  const seconds = parseClockTime(time) ?? (date === undefined ? undefined : secondsIntoDay(date)(time))
  return seconds === undefined ? undefined : Math.round(seconds)
}

/** Writes 09:00, or 09:00:30 if it is not a whole minute. */
export const formatClockTime = (seconds: Seconds): string => {
  const [hours, minutes, remainingSeconds] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return [hours, minutes, ...(remainingSeconds === 0 ? [] : [remainingSeconds])]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
