import type { Repair as ProposedRepair, VehicleInfeasibility } from '../../src/domain/problem'
import { textOrNumber } from '../../src/domain/parse'
import type { StopId } from '../../src/domain/stop'
import { amount, choice, listOf, maybe, needed, record, value, words } from '../shape'

/** How a stop could be planned after all, and what that would cost. */
export type Repair = Pick<ProposedRepair, 'words' | 'extraMetres' | 'extraSeconds'>

/** A stop that an optimisation did not plan, with the reason for each vehicle, and what could be done. */
export type Unplanned = {
  readonly stop: StopId
  readonly reasons: ReadonlyArray<VehicleInfeasibility>
  readonly repairs: ReadonlyArray<Repair>
}

const rules = ['hours', 'window', 'capacity', 'not allowed', 'pinned elsewhere', 'no road', 'break'] as const
const sentence = (example: string) => value(textOrNumber(), { type: 'string' }, example)

const whyNot = record<VehicleInfeasibility>('WhyNot', {
  vehicle: needed('vehicle', words('2026-11-23 drv_92ab', 500)),
  rule: needed('rule', choice(rules, 'hours')),
  by: maybe('by', amount({ min: 0 }, 1_200)),
  words: needed('words', sentence('too far for the hours by 20 minutes')),
})

const repair = record<Repair>('Repair', {
  words: needed('words', sentence('Noor Smit on Ma 23-11: home 20 minutes later')),
  extraMetres: needed('extra_m', amount({}, 8_400)),
  extraSeconds: needed('extra_s', amount({}, 1_320)),
})

export const unplanned = record<Unplanned>('Unplanned', {
  stop: needed('stop_id', words('stp_8k2f', 500)),
  reasons: needed('reasons', listOf(whyNot)),
  repairs: needed('repairs', listOf(repair)),
})
