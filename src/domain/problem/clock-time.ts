import { secondsIntoDay } from '../route'
import type { Seconds } from './route-problem'

/** A vehicle's day goes on through the next one, so that a route can run into the night. */
export const LAST: Seconds = 48 * 3600

const clock = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/

/** Reads 9:00, 09:00:30, or 26:15 for a quarter past two in the night after. */
const secondsOf = (time: string): Seconds | undefined => {
  const [, hours, minutes, seconds = '0'] = clock.exec(time) ?? []
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return total <= LAST ? total : undefined
}

/** Reads a clock time, or an ISO date-time as seconds from the start of `date`. */
export const secondsOn = (date: string | undefined, time: string): Seconds | undefined => {
  const seconds = secondsOf(time) ?? (date === undefined ? undefined : secondsIntoDay(date)(time))
  return seconds === undefined ? undefined : Math.round(seconds)
}

/** 09:00, or 09:00:30 where it is not a whole minute. */
export const clockTime = (seconds: Seconds): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return [hours, minutes, ...(rest === 0 ? [] : [rest])].map((part) => String(part).padStart(2, '0')).join(':')
}
