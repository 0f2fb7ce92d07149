import { textOrNumber } from '../../src/domain/parse'
import { count, moment, needed, record, value, words } from '../shape'

/** The event that goes to every browser that has the project open when it changes. */
export type Changed = {
  readonly version: number
  readonly by: string
  readonly words: string
  readonly at: string
}

export const changed = record<Changed>('Changed', {
  version: needed('version', count({ min: 1 }, 8)),
  by: needed('by', words('m.visser')),
  words: needed('words', value(textOrNumber(), { type: 'string' }, 'Bakkerij Jansen from route 2 to route 4, place 3')),
  at: needed('at', moment('2026-11-23T08:14:00.000Z')),
})
