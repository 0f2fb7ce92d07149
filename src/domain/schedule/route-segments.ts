import type { Seconds } from '../problem'
import { dateOfRoute, isReload, secondsIntoRouteDay, slotTimingOf, type Activity, type Route } from '../route'
import { isBreak, type StopId, type StopLookup } from '../stop'
import { departureAfter } from './calculate-schedule'
import { toScheduledStopOn } from './schedule-input'

/** What a driver does for a while, in seconds into the day of the route. */
export type RouteSegment = {
  readonly kind: 'drive' | 'wait' | 'service' | 'break' | 'reload'
  readonly from: Seconds
  readonly until: Seconds
  /** where the driver waits, serves, takes a break or loads; undefined on the road */
  readonly stop: StopId | undefined
}

/**
 * What a driver does from leaving to returning, one segment after the other; empty without times. Each visit has one
 * segment of service, of a break or of loading, which may be empty.
 */
export const segmentsOf = (route: Route, stopOf: StopLookup): ReadonlyArray<RouteSegment> => {
  const toSeconds = secondsIntoRouteDay(route)
  const toScheduledStop = toScheduledStopOn(dateOfRoute(route))
  const arrivals = route.visits.map(({ arrival }) => toSeconds(arrival))
  const { start, end } = route
  const returns = toSeconds(end?.arrival) ?? toSeconds(end?.departure)
  const segments: RouteSegment[] = []
  const leaves =
    toSeconds(start?.departure) ?? toSeconds(start?.arrival) ?? arrivals.find((arrival) => arrival !== undefined)
  if (leaves === undefined) return []
  let now: Seconds = leaves
  /** Times of another program may overlap; then the later segment is the shorter. */
  const add = (kind: RouteSegment['kind'], until: Seconds, stop?: StopId): void => {
    const from = now
    const isEmpty = until <= from
    if (isEmpty && (kind === 'drive' || kind === 'wait')) return
    segments.push({ kind, from, until: isEmpty ? from : until, stop })
    now = isEmpty ? from : until
  }
  const addVisit = (visit: Activity, index: number): void => {
    const stop = stopOf(visit.id)
    const scheduledStop = toScheduledStop(stop?.facts, visit.address.coordinates)
    const arrival = arrivals[index]
    if (arrival === undefined) {
      // A stop without a known place takes its time where the driver is, before the drive to the next place.
      const last = arrivals.slice(index + 1).find((next) => next !== undefined) ?? returns ?? Infinity
      const until = Math.min(last, departureAfter(now, scheduledStop))
      add('wait', until - scheduledStop.serviceSeconds, visit.id)
      return add('service', until, visit.id)
    }
    const departure = toSeconds(visit.departure)
    const wait =
      departure === undefined || stop === undefined
        ? Math.max(0, scheduledStop.opensAt - arrival)
        : slotTimingOf(visit, stop, toSeconds).wait
    add('drive', arrival)
    if (isReload(visit)) return add('reload', departure ?? arrival, visit.id)
    if (isBreak(visit.type)) return add('break', departure ?? arrival, visit.id)
    add('wait', arrival + wait, visit.id)
    add('service', departure ?? departureAfter(arrival, scheduledStop), visit.id)
  }
  route.visits.forEach(addVisit)
  if (returns !== undefined) add('drive', returns)
  return segments
}
