import type { Ordering } from 'fp-ts/Ordering'
import { wallClockOf } from './date-time'
import { timestampOf } from './timestamp'
import { minutesOf } from './time-of-day'

/**
 * Which of two times comes first, each HH:mm or an ISO date-time: two date-times by the moment, anything else by the
 * clock. Nothing where one of them is no time.
 */
export const compareTimes = (one: string, other: string): Ordering | undefined =>
  compareIfBoth(timestampOf(one), timestampOf(other)) ?? compareIfBoth(minutesOnClock(one), minutesOnClock(other))

const minutesOnClock = (time: string): number | undefined => minutesOf(time) ?? wallClockOf(time)?.minutes

const compareIfBoth = (one: number | undefined, other: number | undefined): Ordering | undefined =>
  one === undefined || other === undefined ? undefined : one < other ? -1 : one > other ? 1 : 0
