import type { Ordering } from 'fp-ts/Ordering'
import { clockAt } from './date-time'
import { momentOf } from './timestamp'
import { minutesOf } from './time-of-day'

/**
 * Which of two times comes first, each HH:mm or an ISO date-time: two date-times by the moment, anything else by the
 * clock. Nothing where one of them is no time.
 */
export const timeOrder = (one: string, other: string): Ordering | undefined =>
  ordering(momentOf(one), momentOf(other)) ?? ordering(onClock(one), onClock(other))

const onClock = (time: string): number | undefined => minutesOf(time) ?? clockAt(time)?.minutes

const ordering = (one: number | undefined, other: number | undefined): Ordering | undefined =>
  one === undefined || other === undefined ? undefined : one < other ? -1 : one > other ? 1 : 0
