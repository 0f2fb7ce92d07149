import { formatAmount, formatDurationInWords } from '../text'
import type { VehicleId } from './route-problem'

/** The rules that can exclude a stop from a vehicle. */
export type Rule = 'hours' | 'window' | 'capacity' | 'not allowed' | 'pinned elsewhere' | 'no road' | 'break'

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
  window: 'too late for the time slot',
  capacity: 'too much load for the vehicle',
  'not allowed': 'this vehicle may not go there',
  'pinned elsewhere': 'kept for another vehicle',
  'no road': 'no road leads there',
  break: 'leaves no room for the break',
}

const ruleMessagesWithAmount: Readonly<Record<Rule, (by: number) => string>> = {
  hours: (by) => `too far for the hours by ${formatDurationInWords(by)}`,
  window: (by) => `too late for the time slot by ${formatDurationInWords(by)}`,
  capacity: (by) => `too much load for the vehicle by ${formatAmount(by)}`,
  'not allowed': () => ruleMessages['not allowed'],
  'pinned elsewhere': () => ruleMessages['pinned elsewhere'],
  'no road': () => ruleMessages['no road'],
  break: (by) => `leaves no room for the break by ${formatDurationInWords(by)}`,
}
