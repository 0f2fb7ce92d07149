import { amountInWords, timeInWords } from './figures'
import type { VehicleId } from './route-problem'

/** What can keep a vehicle from a stop. */
export type Rule = 'hours' | 'window' | 'capacity' | 'not allowed' | 'pinned elsewhere' | 'no road' | 'break'

/** Why one vehicle does not visit a stop: the rule that binds, and by how much in seconds or in load, where it is a matter of degree. */
export type WhyNot = {
  readonly vehicle: VehicleId
  readonly rule: Rule
  readonly by: number | undefined
  readonly words: string
}

export const whyNot = (vehicle: VehicleId, rule: Rule, by?: number): WhyNot => ({
  vehicle,
  rule,
  by,
  words: by === undefined ? plainWords[rule] : wordsWithFigure[rule](by),
})

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
