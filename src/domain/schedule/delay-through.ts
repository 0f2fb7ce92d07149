import type { Seconds } from '../problem'
import { countedLateness } from '../route'
import { departureAfter, latenessAt } from './calculate-schedule'
import type { RouteFigures } from './route-figures'
import type { TimedRoute } from './timed-route'

export type Lateness = Pick<RouteFigures, 'lateStops' | 'lateSeconds'>

/** What is left of a delay after some visits, and how late these are with it. */
export type DelayedVisits = Lateness & { readonly delay: Seconds }

/** The visits from one position to before another, if the driver arrives later at the first of them; earlier below 0. */
export const delayThrough = (route: TimedRoute, from: number, to: number, delay: Seconds): DelayedVisits =>
  delay < 0 ? advanceThrough(route, from, to, delay) : delayLaterThrough(route, from, to, delay)

/**
 * The least lateness that a delay can cause from one position to the end, found without looking at each visit: those that
 * are late already get later, by up to a minute less since whole minutes count, and one more is late if the delay is
 * longer than the least slack.
 */
export const leastLateness = ({ slotted, waitsBefore }: TimedRoute, from: number, delay: Seconds): Lateness => {
  const first = slotted.countBefore[from] ?? 0
  // Late visits may be late no more.
  if (delay < 0) return noLateness
  const total = delay + (waitsBefore[from] ?? 0)
  const lateCount = slotted.lateCountFrom[first] ?? 0
  return {
    lateStops: lateCount + (countedLateness(total - (slotted.leastSlackFrom[first] ?? Infinity)) > 0 ? 1 : 0),
    lateSeconds: lateCount * (total - 60) - (slotted.lateSlackFrom[first] ?? 0),
  }
}

const noLateness: Lateness = { lateStops: 0, lateSeconds: 0 }

/** Waits shorten a delay, and only stops with a slot can get late, so that no other visit has to be looked at. */
const delayLaterThrough = (route: TimedRoute, from: number, to: number, delay: Seconds): DelayedVisits => {
  const { waitsBefore, slotted, lateStopsBefore, lateSecondsBefore } = route
  const until = slotted.countBefore[to] ?? 0
  /** the delay as it would be without the waits before `from` */
  const total = delay + (waitsBefore[from] ?? 0)
  let [lateStops, lateSeconds, next] = [0, 0, slotted.countBefore[from] ?? 0]
  for (; next < until && total > (slotted.waitsBefore[next] ?? 0); next += 1) {
    const lateness = countedLateness(total - (slotted.slacks[next] ?? 0))
    if (lateness > 0) {
      lateStops += 1
      lateSeconds += lateness
    }
  }
  // From where a wait has absorbed the delay, the visits are as late as before. None is late between `to` and a later slot.
  const unchangedFrom = slotted.positions[next] ?? to
  return {
    delay: Math.max(0, total - (waitsBefore[to] ?? 0)),
    lateStops: lateStops + (lateStopsBefore[to] ?? 0) - (lateStopsBefore[unchangedFrom] ?? 0),
    lateSeconds: lateSeconds + (lateSecondsBefore[to] ?? 0) - (lateSecondsBefore[unchangedFrom] ?? 0),
  }
}

/** Each visit is looked at, since few drives get shorter by a stop more. */
const advanceThrough = (
  { stops, earliestSchedule: { arrivals, departures } }: TimedRoute,
  from: number,
  to: number,
  advance: Seconds,
): DelayedVisits => {
  let [delay, lateStops, lateSeconds] = [advance, 0, 0]
  for (const [index, stop] of stops.slice(from, to).entries()) {
    const arrival = (arrivals[from + index] ?? 0) + delay
    const lateness = latenessAt(arrival, stop)
    lateStops += lateness > 0 ? 1 : 0
    lateSeconds += lateness
    delay = departureAfter(arrival, stop) - (departures[from + index] ?? 0)
  }
  return { delay, lateStops, lateSeconds }
}
