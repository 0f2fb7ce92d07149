import type { Plan } from '../plan'
import { brokenRuleMessage, type BrokenRouteRule } from '../problem'
import { missedSlots, type MissedSlot, type Route } from '../route'
import { routeIndexOf, stopList, type Stop, type StopId, type StopList } from '../stop'

/** The stops that are visited outside their time slots. */
export type MissedStops = ReadonlyMap<StopId, MissedSlot>

export const noMissedStops: MissedStops = new Map()

/** Such as `late by 20 minutes`. */
export const describeMissedSlot = ({ id, kind, seconds }: MissedSlot): string => {
  const brokenRule: BrokenRouteRule = { kind, stop: id, by: seconds }
  return brokenRuleMessage(brokenRule)
}

type SlotsByRoute = ReadonlyMap<Route, ReadonlyArray<MissedSlot>>

/** The missed stops of a plan, with what spares the next plan most of the work to find its own. */
export type FoundMissedStops = {
  readonly stops: StopList
  readonly slotsByRoute: SlotsByRoute
  readonly missedStops: MissedStops
}

/**
 * Routes that the plan before had as well, with the same stops, are not looked at again; and where the same stops are
 * missed, it is the same object, so that no pin is looked at again.
 */
export const findMissedStops = ({ routes, stops }: Plan, before?: FoundMissedStops): FoundMissedStops => {
  const stopOf = (id: StopId): Stop | undefined => stopList.get(stops, id)
  const edited = new Set(before && stopList.diff(stops, before.stops).map(({ stop }) => routeIndexOf(stop)))
  const slotsByRoute = new Map(
    routes.map((route) => {
      const known = edited.has(route.index) ? undefined : before?.slotsByRoute.get(route)
      return [route, known ?? missedSlots(route, stopOf)] as const
    }),
  )
  const missed = new Map<StopId, MissedSlot>()
  for (const slots of slotsByRoute.values()) for (const slot of slots) missed.set(slot.id, slot)
  const isSame = before !== undefined && areSameMissedStops(missed, before.missedStops)
  return { stops, slotsByRoute, missedStops: isSame ? before.missedStops : missed }
}

export const areSameMissedStops = (one: MissedStops, other: MissedStops): boolean => {
  if (one === other) return true
  if (one.size !== other.size) return false
  for (const [id, { kind, seconds }] of one) {
    const slot = other.get(id)
    if (slot?.kind !== kind || slot.seconds !== seconds) return false
  }
  return true
}
