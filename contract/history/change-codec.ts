import { textOrNumber } from '../../src/domain/parse'
import { integerCodec, dateTimeCodec, requiredField, record, valueCodec, textCodec } from '../shape'

/** The event that goes to every browser that has the project open when it changes. */
export type Changed = {
  readonly version: number
  readonly by: string
  readonly words: string
  readonly at: string
}

export const changedCodec = record<Changed>('Changed', {
  version: requiredField('version', integerCodec({ min: 1 }, 8)),
  by: requiredField('by', textCodec('m.visser')),
  words: requiredField(
    'words',
    valueCodec(textOrNumber(), { type: 'string' }, 'Bakkerij Jansen from route 2 to route 4, place 3'),
  ),
  at: requiredField('at', dateTimeCodec('2026-11-23T08:14:00.000Z')),
})
