import type { DescribedLateVisit } from '../../src/domain/optimisation'
import { violationMessage, type LateVisit } from '../../src/domain/problem'
import { textOrNumber } from '../../src/domain/parse'
import { numberCodec, requiredField, record, valueCodec, textCodec } from '../codec'

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
