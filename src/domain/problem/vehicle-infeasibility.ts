import { amountInWords, timeInWords } from './format-duration'
import type { VehicleId } from './route-problem'

/** What can keep a vehicle from a stop. */
export type Rule = 'hours' | 'window' | 'capacity' | 'not allowed' | 'pinned elsewhere' | 'no road' | 'break'

/** Why a vehicle does not visit a stop: the rule in the way, and by how much, in seconds or in load, if known. */
export type WhyNot = {
  readonly vehicle: VehicleId
  readonly rule: Rule
  readonly by: number | undefined
  readonly words: string
}

/** Which time slot is in the way, unless the vehicle simply comes after the slot of the stop itself. */
export type SlotInTheWay = 'opens too late' | 'of another stop'

export const whyNot = (vehicle: VehicleId, rule: Rule, by?: number, slot?: SlotInTheWay): WhyNot => ({
  vehicle,
  rule,
  by,
  words: wordsOf(rule, by, slot),
})

const wordsOf = (rule: Rule, by: number | undefined, slot: SlotInTheWay | undefined): string => {
  if (by === undefined) return plainWords[rule]
  return slot === undefined ? wordsWithFigure[rule](by) : slotWords[slot](by)
}

const slotWords: Readonly<Record<SlotInTheWay, (by: number) => string>> = {
  'opens too late': (by) => `its time slot opens too late by ${timeInWords(by)}`,
  'of another stop': (by) => `would make another stop too late for its time slot by ${timeInWords(by)}`,
}

const plainWords: Readonly<Record<Rule, string>> = {
  hours: 'too far for the hours',
  window: 'too late for the time slot',
  capacity: 'does not fit the load',
  'not allowed': 'this vehicle may not go there',
  'pinned elsewhere': 'kept for another vehicle',
  'no road': 'no road leads there',
  break: 'leaves no room for the break',
}

const wordsWithFigure: Readonly<Record<Rule, (by: number) => string>> = {
  hours: (by) => `too far for the hours by ${timeInWords(by)}`,
  window: (by) => `too late for the time slot by ${timeInWords(by)}`,
  capacity: (by) => `does not fit the load by ${amountInWords(by)}`,
  'not allowed': () => plainWords['not allowed'],
  'pinned elsewhere': () => plainWords['pinned elsewhere'],
  'no road': () => plainWords['no road'],
  break: (by) => `leaves no room for the break by ${timeInWords(by)}`,
}
