import { positionOfRoute, type Plan } from '../plan'
import { brokenRuleMessage, type BrokenRouteRule } from '../problem'
import { missedSlots, type MissedSlot } from '../route'
import { routeIndexOf, stopList, stopLookupIn, type StopId } from '../stop'

/** The stops that are visited outside their time slots. */
export type MissedStops = ReadonlyMap<StopId, MissedSlot>

export const noMissedStops: MissedStops = new Map()

/** Such as `late by 20 minutes`. */
export const describeMissedSlot = ({ id, kind, seconds }: MissedSlot): string => {
  const brokenRule: BrokenRouteRule = { kind, stop: id, by: seconds }
  return brokenRuleMessage(brokenRule)
}

/** The missed stops of a plan, with what spares the next plan most of the work to find its own. */
export type FoundMissedStops = Plan & {
  /** one array per route, in the order of the routes */
  readonly slots: ReadonlyArray<ReadonlyArray<MissedSlot>>
  readonly missedStops: MissedStops
}

/**
 * Routes that the plan before had as well, with the same stops, are not looked at again; and where the same stops are
 * missed, it is the same object, so that no pin is looked at again.
 */
export const findMissedStops = (plan: Plan, before?: FoundMissedStops): FoundMissedStops => {
  const stopOf = stopLookupIn(plan.stops)
  if (before?.routes.length !== plan.routes.length) {
    const slots = plan.routes.map((route) => missedSlots(route, stopOf))
    return { ...plan, slots, missedStops: collectMissedStops(slots, before) }
  }
  const slots = before.slots.slice()
  let isSame = true
  for (const position of changedPositions(plan, before)) {
    const route = plan.routes[position]
    const [missed, counterpart] = [route === undefined ? [] : missedSlots(route, stopOf), slots[position]]
    isSame &&= missed === counterpart || (missed.length === 0 && counterpart?.length === 0)
    slots[position] = missed
  }
  return { ...plan, slots, missedStops: isSame ? before.missedStops : collectMissedStops(slots, before) }
}

/** The positions of the routes that differ, and of those with a stop that differs. */
const changedPositions = ({ routes, stops }: Plan, before: Plan): ReadonlySet<number> => {
  const positions = new Set<number>()
  for (let position = 0; position < routes.length; position += 1)
    if (routes[position] !== before.routes[position]) positions.add(position)
  for (const { stop } of stopList.diff(stops, before.stops)) {
    const position = positionOfRoute(routes, routeIndexOf(stop) ?? -1)
    if (position >= 0) positions.add(position)
  }
  return positions
}

const collectMissedStops = (
  slots: ReadonlyArray<ReadonlyArray<MissedSlot>>,
  before: FoundMissedStops | undefined,
): MissedStops => {
  const missed = new Map<StopId, MissedSlot>()
  for (const slotsOfRoute of slots) for (const slot of slotsOfRoute) missed.set(slot.id, slot)
  return before !== undefined && areSameMissedStops(missed, before.missedStops) ? before.missedStops : missed
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
