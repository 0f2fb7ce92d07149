import { count, id, listOf, maybe, moment, needed, record, value, words, yesOrNo } from '../shape'
import { textOrNumber } from '../../src/domain/parse'

/** A line of a project's history. */
export type ChangeLine = {
  readonly id: string
  readonly at: string
  /** the name of the user */
  readonly by: string
  readonly words: string
  readonly undone: boolean
}

/**
 * A part of the history, newest first. Where there is more, `next` is to be sent as `before` to have the following
 * part.
 */
export type ChangePage = { readonly changes: ReadonlyArray<ChangeLine>; readonly next: string | undefined }

/** Which changes are asked for: those before a given change, and how many. */
export type ChangesWanted = { readonly before: string | undefined; readonly limit: number | undefined }

const line = record<ChangeLine>('Change', {
  id: needed('id', id('chg_17aa')),
  at: needed('at', moment('2026-11-23T08:14:00.000Z')),
  by: needed('by', words('m.visser')),
  words: needed('words', value(textOrNumber(), { type: 'string' }, 'Bakkerij Jansen from route 2 to route 4, place 3')),
  undone: needed('undone', yesOrNo(false)),
})

export const changePage = record<ChangePage>('ChangePage', {
  changes: needed('changes', listOf(line)),
  next: maybe('next', id('chg_16f0')),
})

export const changesWanted = record<ChangesWanted>('ChangesWanted', {
  before: maybe('before', id('chg_17aa')),
  limit: maybe('limit', count({ min: 1, max: 200 }, 50)),
})
