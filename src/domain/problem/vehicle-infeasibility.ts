import { formatAmount, formatDurationInWords } from '../text'
import type { VehicleId } from './route-problem'

/** The rules that can exclude a stop from a vehicle. */
export type Rule = 'hours' | 'time slot' | 'capacity' | 'not allowed' | 'fixed elsewhere' | 'no road' | 'break'

/** Why a vehicle does not visit a stop: the rule, and if known by how much it would be broken, in seconds or load. */
export type VehicleInfeasibility = {
  readonly vehicle: VehicleId
  readonly rule: Rule
  readonly by: number | undefined
  readonly description: string
}

/** Which time slot would be missed, unless the vehicle arrives after the slot of the stop itself. */
export type BlockingSlot = 'opens too late' | 'of another stop'

export const vehicleInfeasibility = (
  vehicle: VehicleId,
  rule: Rule,
  by?: number,
  slot?: BlockingSlot,
): VehicleInfeasibility => ({
  vehicle,
  rule,
  by,
  description: infeasibilityMessage(rule, by, slot),
})

const infeasibilityMessage = (rule: Rule, by: number | undefined, slot: BlockingSlot | undefined): string => {
  if (by === undefined) return ruleMessages[rule]
  return slot === undefined ? ruleMessagesWithAmount[rule](by) : slotMessages[slot](by)
}

const slotMessages: Readonly<Record<BlockingSlot, (by: number) => string>> = {
  'opens too late': (by) => `its time slot opens too late by ${formatDurationInWords(by)}`,
  'of another stop': (by) => `would make another stop too late for its time slot by ${formatDurationInWords(by)}`,
}

const ruleMessages: Readonly<Record<Rule, string>> = {
  hours: 'too far for the hours',
  'time slot': 'too late for the time slot',
  capacity: 'too much load for the vehicle',
  'not allowed': 'meant for another day or driver',
  'fixed elsewhere': 'kept for another vehicle',
  'no road': 'no road leads there',
  break: 'leaves no room for the break',
}

const ruleMessagesWithAmount: Readonly<Record<Rule, (by: number) => string>> = {
  hours: (by) => `too far for the hours by ${formatDurationInWords(by)}`,
  'time slot': (by) => `too late for the time slot by ${formatDurationInWords(by)}`,
  capacity: (by) => `too much load for the vehicle by ${formatAmount(by)}`,
  'not allowed': () => ruleMessages['not allowed'],
  'fixed elsewhere': () => ruleMessages['fixed elsewhere'],
  'no road': () => ruleMessages['no road'],
  break: (by) => `leaves no room for the break by ${formatDurationInWords(by)}`,
}

/** Reasons of the same kind: that of the vehicle which comes nearest to fitting, and how many there are. */
export type ReasonGroup = { readonly nearest: VehicleInfeasibility; readonly count: number }

/**
 * Why no vehicle visits a stop: one text for the reasons of a kind, those of most vehicles first. `describeVehicles` says
 * with which vehicle, or with how many. A vehicle that may not visit the stop at all, as on another day, counts only if
 * there are no others.
 */
export const describeUnplannedReasons = (
  reasons: ReadonlyArray<VehicleInfeasibility>,
  describeVehicles: (group: ReasonGroup) => string,
): ReadonlyArray<string> => {
  if (reasons.length === 0) return ['the search ended before it came to this stop']
  const allowedReasons = reasons.filter(({ rule }) => rule !== 'not allowed')
  return groupReasons(allowedReasons.length > 0 ? allowedReasons : reasons)
    .toSorted((first, second) => second.count - first.count)
    .map((group) => `${group.nearest.description}${describeVehicles(group)}`)
}

const groupReasons = (reasons: ReadonlyArray<VehicleInfeasibility>): ReadonlyArray<ReasonGroup> => {
  const groups = new Map<string, ReasonGroup>()
  for (const reason of reasons) {
    const kind = reason.by === undefined ? reason.description : reason.rule
    const { nearest, count } = groups.get(kind) ?? { nearest: reason, count: 0 }
    groups.set(kind, { nearest: (reason.by ?? 0) < (nearest.by ?? 0) ? reason : nearest, count: count + 1 })
  }
  return [...groups.values()]
}
