import type { SharedRepair as ProposedSharedRepair } from '../../src/domain/problem'
import { textOrNumber } from '../../src/domain/parse'
import {
  numberCodec,
  integerCodec,
  listCodec,
  optionalField,
  requiredField,
  record,
  valueCodec,
  textCodec,
} from '../shape'

/** What would have several stops planned after all at once, which ones, of how many, and what that would cost. */
export type SharedRepair = Pick<ProposedSharedRepair, 'words' | 'stops' | 'extraMetres' | 'extraSeconds'> & {
  /** undefined in results that an earlier release has stored */
  readonly among: number | undefined
}

export const sharedRepairCodec = record<SharedRepair>('Help', {
  words: requiredField(
    'words',
    valueCodec(textOrNumber(), { type: 'string' }, 'Noor Smit on Ma 23-11: home 2 hours later'),
  ),
  stops: requiredField('stop_ids', listCodec(textCodec('stp_8k2f', 500))),
  among: optionalField('among', integerCodec({ min: 1 }, 18)),
  extraMetres: requiredField('extra_m', numberCodec({}, 21_300)),
  extraSeconds: requiredField('extra_s', numberCodec({}, 6_900)),
})
