import { listIndexOfRoute, type Plan } from '../plan'
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

/** A plan with its missed slots, which spare the next plan most of the work. */
export type PlanWithMissedSlots = Plan & {
  /** one array per route, in the order of the routes */
  readonly missedByRoute: ReadonlyArray<ReadonlyArray<MissedSlot>>
  readonly missedSlotsByStop: MissedSlotsByStop
}

/**
 * Routes that the previous plan had as well, with the same stops, are not looked at again; and where the same slots are
 * missed, it is the same object, so that no pin is looked at again.
 */
export const findMissedSlots = (plan: Plan, previous?: PlanWithMissedSlots): PlanWithMissedSlots => {
  const stopOf = stopLookupIn(plan.stops)
  if (previous?.routes.length !== plan.routes.length) {
    const missedByRoute = plan.routes.map((route) => missedSlots(route, stopOf))
    return { ...plan, missedByRoute, missedSlotsByStop: collectMissedSlots(missedByRoute, previous) }
  }
  const missedByRoute = previous.missedByRoute.slice()
  let isSame = true
  for (const listIndex of changedListIndexes(plan, previous)) {
    const route = plan.routes[listIndex]
    const [missed, missedBefore] = [route === undefined ? [] : missedSlots(route, stopOf), missedByRoute[listIndex]]
    isSame &&= missed === missedBefore || (missed.length === 0 && missedBefore?.length === 0)
    missedByRoute[listIndex] = missed
  }
  return {
    ...plan,
    missedByRoute,
    missedSlotsByStop: isSame ? previous.missedSlotsByStop : collectMissedSlots(missedByRoute, previous),
  }
}

/** Where in the list the routes stand that differ, or have a stop that differs. */
const changedListIndexes = ({ routes, stops }: Plan, previous: Plan): ReadonlySet<number> => {
  const listIndexes = new Set<number>()
  for (let listIndex = 0; listIndex < routes.length; listIndex += 1)
    if (routes[listIndex] !== previous.routes[listIndex]) listIndexes.add(listIndex)
  for (const { stop } of stopList.diff(stops, previous.stops)) {
    const listIndex = listIndexOfRoute(routes, routeIndexOf(stop) ?? -1)
    if (listIndex >= 0) listIndexes.add(listIndex)
  }
  return listIndexes
}

const collectMissedSlots = (
  missedByRoute: ReadonlyArray<ReadonlyArray<MissedSlot>>,
  previous: PlanWithMissedSlots | undefined,
): MissedSlotsByStop => {
  const missed = new Map<StopId, MissedSlot>()
  for (const slots of missedByRoute) for (const slot of slots) missed.set(slot.id, slot)
  return previous !== undefined && areSameMissedSlots(missed, previous.missedSlotsByStop)
    ? previous.missedSlotsByStop
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
