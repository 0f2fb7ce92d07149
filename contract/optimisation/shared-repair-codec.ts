import type { SharedRepair as ProposedHelp } from '../../src/domain/problem'
import { textOrNumber } from '../../src/domain/parse'
import { amount, count, listOf, maybe, needed, record, value, words } from '../shape'

/** What would have several stops planned after all at once, which ones, of how many, and what that would cost. */
export type Help = Pick<ProposedHelp, 'words' | 'stops' | 'extraMetres' | 'extraSeconds'> & {
  /** undefined in results that an earlier release has stored */
  readonly among: number | undefined
}

export const help = record<Help>('Help', {
  words: needed('words', value(textOrNumber(), { type: 'string' }, 'Noor Smit on Ma 23-11: home 2 hours later')),
  stops: needed('stop_ids', listOf(words('stp_8k2f', 500))),
  among: maybe('among', count({ min: 1 }, 18)),
  extraMetres: needed('extra_m', amount({}, 21_300)),
  extraSeconds: needed('extra_s', amount({}, 6_900)),
})
