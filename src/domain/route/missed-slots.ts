import type { Stop, StopId, StopLookup } from '../stop'
import type { Route } from './route'
import { secondsIntoRouteDay } from './route-times'
import { countedLateness, slotTimingOf, type SlotTiming } from './slot-timing'

/** A visit outside its time slot, by a number of seconds. */
export type MissedSlot = { readonly id: StopId; readonly kind: 'late' | 'early'; readonly seconds: number }

type CachedSlots = { readonly stops: ReadonlyArray<Stop | undefined>; readonly missed: ReadonlyArray<MissedSlot> }

const noSlots: ReadonlyArray<MissedSlot> = []

const cachedSlots = new WeakMap<Route, CachedSlots>()

/**
 * The visits outside their time slots. A visit is early only if it ends too soon to have begun within its slot. Cached by
 * route, for lists, totals and the map.
 */
export const missedSlots = (route: Route, stopOf: StopLookup): ReadonlyArray<MissedSlot> => {
  if (route.visits.every(({ arrival }) => arrival === undefined)) return noSlots
  const stops = route.visits.map(({ id }) => stopOf(id))
  const cached = cachedSlots.get(route)
  if (cached?.stops.every((stop, index) => stop === stops[index]) === true) return cached.missed
  const toSeconds = secondsIntoRouteDay(route)
  const missed = route.visits.flatMap((visit, index) => {
    const stop = visit.arrival === undefined ? undefined : stops[index]
    return stop === undefined || !hasSlot(stop) ? [] : missedSlotOf(visit.id, slotTimingOf(visit, stop, toSeconds))
  })
  cachedSlots.set(route, { stops, missed })
  return missed
}

const hasSlot = ({ facts: { timeSlotEarliest, timeSlotLatest } }: Stop): boolean =>
  timeSlotEarliest !== undefined || timeSlotLatest !== undefined

const missedSlotOf = (id: StopId, { slack, early }: SlotTiming): ReadonlyArray<MissedSlot> => {
  const lateness = slack === undefined ? 0 : countedLateness(-slack)
  if (lateness > 0) return [{ id, kind: 'late', seconds: lateness }]
  return early > 0 ? [{ id, kind: 'early', seconds: early }] : []
}
