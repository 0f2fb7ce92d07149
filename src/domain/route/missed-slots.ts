import type { Stop, StopId } from '../stop'
import type { Route } from './route'
import { routeClockOf } from './route-clock'
import { slackKindOf, slotTimingOf, type SlotTiming } from './slot-timing'

export type StopLookup = (id: StopId) => Stop | undefined

/** A visit outside its time slot, by a number of seconds. */
export type MissedSlot = { readonly id: StopId; readonly kind: 'late' | 'early'; readonly seconds: number }

/** The visits outside their time slots. A visit is early only if it ends too soon to have begun within its slot. */
export const missedSlots = (route: Route, stopOf: StopLookup): ReadonlyArray<MissedSlot> => {
  const clock = routeClockOf(route)
  return route.visits.flatMap((visit) => {
    const stop = visit.arrival === undefined ? undefined : stopOf(visit.id)
    return stop === undefined ? [] : missedSlotOf(visit.id, slotTimingOf(visit, stop, clock))
  })
}

const missedSlotOf = (id: StopId, { slack, early }: SlotTiming): ReadonlyArray<MissedSlot> => {
  if (slack !== undefined && slackKindOf(slack) === 'late') return [{ id, kind: 'late', seconds: -slack }]
  return early > 0 ? [{ id, kind: 'early', seconds: early }] : []
}
