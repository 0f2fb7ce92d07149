import type { Plan } from '../plan'
import { violationMessage, type Warning } from '../problem'
import { missedSlots, type MissedSlot } from '../route'
import { stopList, type Stop, type StopId } from '../stop'
import { memoizeWeak } from '../value'

/** The stops that are visited outside their time slots. */
export type MissedStops = ReadonlyMap<StopId, MissedSlot>

export const noMissedStops: MissedStops = new Map()

/** Such as `late by 20 minutes`. */
export const describeMissedSlot = ({ id, kind, seconds }: MissedSlot): string => {
  const warning: Warning = { kind, stop: id, by: seconds }
  return violationMessage(warning)
}

/** Cached by plan, since every view of a plan marks the same stops. */
export const missedStopsOf = memoizeWeak(({ routes, stops }: Plan): MissedStops => {
  const stopOf = (id: StopId): Stop | undefined => stopList.get(stops, id)
  const missed = new Map<StopId, MissedSlot>()
  for (const route of routes) for (const slot of missedSlots(route, stopOf)) missed.set(slot.id, slot)
  return missed
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
