import type { Stop, StopId } from '../stop'
import type { Activity } from './activity'
import type { Route } from './route'
import { routeClockOf, type RouteClock } from './route-clock'

export type StopLookup = (id: StopId) => Stop | undefined

/** A visit outside its time slot, by a number of seconds. */
export type MissedSlot = { readonly id: StopId; readonly kind: 'late' | 'early'; readonly seconds: number }

/** The visits outside their time slots. A visit is early only if it ends too soon to have begun within its slot. */
export const missedSlots = (route: Route, stopOf: StopLookup): ReadonlyArray<MissedSlot> => {
  const clock = routeClockOf(route)
  return route.visits.flatMap((visit) => {
    const stop = stopOf(visit.id)
    return stop === undefined ? [] : missedSlotsOfVisit(visit, stop, clock)
  })
}

const missedSlotsOfVisit = (visit: Activity, stop: Stop, clock: RouteClock): ReadonlyArray<MissedSlot> => {
  const arrival = clock(visit.arrival)
  const departure = clock(visit.departure)
  const [opens, closes] = [clock(stop.facts.timeSlotEarliest), clock(stop.facts.timeSlotLatest)]
  if (arrival === undefined) return []
  if (closes !== undefined && arrival > closes) return [{ id: visit.id, kind: 'late', seconds: arrival - closes }]
  if (opens === undefined || departure === undefined) return []
  const lastStart = Math.max(arrival, departure - (stop.facts.duration ?? 0) * 60)
  return lastStart < opens ? [{ id: visit.id, kind: 'early', seconds: opens - lastStart }] : []
}
