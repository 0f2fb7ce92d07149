import { delayTime } from '../../src/domain/calendar'
import type { Activity } from '../../src/domain/route'

/** How many milliseconds later a stop is visited; undefined where it is another stop, or its times do not say so. */
export const delayOf = (one: Activity | undefined, other: Activity | undefined): number | undefined => {
  if (one === undefined || other === undefined || one.id !== other.id) return undefined
  if (one.arrival === other.arrival && one.departure === other.departure) return 0
  const delay = Date.parse(other.arrival ?? '') - Date.parse(one.arrival ?? '')
  return isDelayedBy(delay, one, other) ? delay : undefined
}

/** Whether the same stop is visited so many milliseconds later. */
export const isDelayedBy = (delay: number, one: Activity | undefined, other: Activity | undefined): boolean =>
  one !== undefined &&
  one.id === other?.id &&
  delayTime(one.arrival, delay) === other.arrival &&
  delayTime(one.departure, delay) === other.departure
