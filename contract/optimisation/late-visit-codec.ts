import { violationMessage, type LateVisit } from '../../src/domain/problem'
import { textOrNumber } from '../../src/domain/parse'
import { numberCodec, requiredField, record, valueCodec, textCodec } from '../shape'

/** A stop that is visited after its time slot, where lateness was allowed: by how many seconds, and a message. */
export type DescribedLateVisit = LateVisit & { readonly words: string }

export const describeLateVisit = ({ stop, by }: LateVisit): DescribedLateVisit => ({
  stop,
  by,
  words: violationMessage({ kind: 'late', stop, by }),
})

export const lateVisitCodec = record<DescribedLateVisit>('Late', {
  stop: requiredField('stop_id', textCodec('stp_8k2f', 500)),
  by: requiredField('by', numberCodec({ min: 0 }, 720)),
  words: requiredField('words', valueCodec(textOrNumber(), { type: 'string' }, 'late by 12 minutes')),
})
