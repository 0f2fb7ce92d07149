import { violationMessage, type LateVisit } from '../../src/domain/problem'
import { textOrNumber } from '../../src/domain/parse'
import { amount, needed, record, value, words } from '../shape'

/** A stop that is visited after its time slot, where lateness was allowed: by how many seconds, and in words. */
export type Late = LateVisit & { readonly words: string }

export const lateOf = ({ stop, by }: LateVisit): Late => ({
  stop,
  by,
  words: violationMessage({ kind: 'late', stop, by }),
})

export const late = record<Late>('Late', {
  stop: needed('stop_id', words('stp_8k2f', 500)),
  by: needed('by', amount({ min: 0 }, 720)),
  words: needed('words', value(textOrNumber(), { type: 'string' }, 'late by 12 minutes')),
})
