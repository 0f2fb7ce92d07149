import type { Plan } from '../plan'
import { violationMessage, type Warning } from '../problem'
import { missedSlots, type MissedSlot, type Route } from '../route'
import { routeIndexOf, stopList, type Stop, type StopId, type StopList } from '../stop'
import { memoizeWeak } from '../value'

/** The stops that are visited outside their time slots. */
export type MissedStops = ReadonlyMap<StopId, MissedSlot>

export const noMissedStops: MissedStops = new Map()

/** Such as `late by 20 minutes`. */
export const describeMissedSlot = ({ id, kind, seconds }: MissedSlot): string => {
  const warning: Warning = { kind, stop: id, by: seconds }
  return violationMessage(warning)
}

type SlotsByRoute = ReadonlyMap<Route, ReadonlyArray<MissedSlot>>

let last:
  | { readonly stops: StopList; readonly slotsByRoute: SlotsByRoute; readonly missedStops: MissedStops }
  | undefined

/**
 * Cached by plan. Routes that the last plan had as well, with the same stops, are not looked at again; and where the same
 * stops are missed, it is the same object, so that no pin is looked at again.
 */
export const missedStopsOf = memoizeWeak(({ routes, stops }: Plan): MissedStops => {
  const stopOf = (id: StopId): Stop | undefined => stopList.get(stops, id)
  const edited = new Set(last && stopList.diff(stops, last.stops).map(({ stop }) => routeIndexOf(stop)))
  const slotsByRoute = new Map(
    routes.map((route) => {
      const present = edited.has(route.index) ? undefined : last?.slotsByRoute.get(route)
      return [route, present ?? missedSlots(route, stopOf)] as const
    }),
  )
  const missed = new Map<StopId, MissedSlot>()
  for (const slots of slotsByRoute.values()) for (const slot of slots) missed.set(slot.id, slot)
  const missedStops = last !== undefined && areSameMissedStops(missed, last.missedStops) ? last.missedStops : missed
  last = { stops, slotsByRoute, missedStops }
  return missedStops
})

export const areSameMissedStops = (one: MissedStops, other: MissedStops): boolean => {
  if (one === other) return true
  if (one.size !== other.size) return false
  for (const [id, { kind, seconds }] of one) {
    const slot = other.get(id)
    if (slot?.kind !== kind || slot.seconds !== seconds) return false
  }
  return true
}
