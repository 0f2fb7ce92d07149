import { positionOfRoute, type Plan } from '../plan'
import { brokenRuleMessage, type BrokenRouteRule } from '../problem'
import { missedSlots, type MissedSlot } from '../route'
import { routeIndexOf, stopList, stopLookupIn, type StopId } from '../stop'

/** Which stops are visited outside their time slots, and by how much. */
export type MissedSlotsByStop = ReadonlyMap<StopId, MissedSlot>

export const noMissedSlots: MissedSlotsByStop = new Map()

/** Such as `late by 20 minutes`. */
export const describeMissedSlot = ({ id, kind, seconds }: MissedSlot): string => {
  const brokenRule: BrokenRouteRule = { kind, stop: id, by: seconds }
  return brokenRuleMessage(brokenRule)
}

/** The missed slots of a plan, with what spares the next plan most of the work to find its own. */
export type FoundMissedSlots = Plan & {
  /** one array per route, in the order of the routes */
  readonly slots: ReadonlyArray<ReadonlyArray<MissedSlot>>
  readonly missedSlotsByStop: MissedSlotsByStop
}

/**
 * Routes that the plan before had as well, with the same stops, are not looked at again; and where the same slots are
 * missed, it is the same object, so that no pin is looked at again.
 */
export const findMissedSlots = (plan: Plan, before?: FoundMissedSlots): FoundMissedSlots => {
  const stopOf = stopLookupIn(plan.stops)
  if (before?.routes.length !== plan.routes.length) {
    const slots = plan.routes.map((route) => missedSlots(route, stopOf))
    return { ...plan, slots, missedSlotsByStop: collectMissedSlots(slots, before) }
  }
  const slots = before.slots.slice()
  let isSame = true
  for (const position of changedPositions(plan, before)) {
    const route = plan.routes[position]
    const [missed, counterpart] = [route === undefined ? [] : missedSlots(route, stopOf), slots[position]]
    isSame &&= missed === counterpart || (missed.length === 0 && counterpart?.length === 0)
    slots[position] = missed
  }
  return { ...plan, slots, missedSlotsByStop: isSame ? before.missedSlotsByStop : collectMissedSlots(slots, before) }
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

const collectMissedSlots = (
  slots: ReadonlyArray<ReadonlyArray<MissedSlot>>,
  before: FoundMissedSlots | undefined,
): MissedSlotsByStop => {
  const missed = new Map<StopId, MissedSlot>()
  for (const slotsOfRoute of slots) for (const slot of slotsOfRoute) missed.set(slot.id, slot)
  return before !== undefined && areSameMissedSlots(missed, before.missedSlotsByStop)
    ? before.missedSlotsByStop
    : missed
}

export const areSameMissedSlots = (one: MissedSlotsByStop, other: MissedSlotsByStop): boolean => {
  if (one === other) return true
  if (one.size !== other.size) return false
  for (const [id, { kind, seconds }] of one) {
    const slot = other.get(id)
    if (slot?.kind !== kind || slot.seconds !== seconds) return false
  }
  return true
}
