import {
  integerCodec,
  idCodec,
  listCodec,
  optionalField,
  dateTimeCodec,
  requiredField,
  record,
  valueCodec,
  textCodec,
  booleanCodec,
} from '../codec'
import type { HistoryEntry, HistoryPage } from '../../src/domain/history'
import { textOrNumber } from '../../src/domain/parse'

/** Which changes are asked for: those before a given change, and how many. */
export type ChangePageQuery = { readonly before: string | undefined; readonly limit: number | undefined }

const historyEntryCodec = record<HistoryEntry>('Change', {
  id: requiredField('id', idCodec('chg_17aa')),
  at: requiredField('at', dateTimeCodec('2026-11-23T08:14:00.000Z')),
  by: requiredField('by', textCodec('m.visser')),
  words: requiredField(
    'words',
    valueCodec(textOrNumber(), { type: 'string' }, 'Bakkerij Jansen from route 2 to route 4, place 30'),
  ),
  isUndone: requiredField('undone', booleanCodec(false)),
})

export const changePageCodec = record<HistoryPage>('ChangePage', {
  changes: requiredField('changes', listCodec(historyEntryCodec)),
  next: optionalField('next', idCodec('chg_16f0')),
})

export const changePageQueryCodec = record<ChangePageQuery>('ChangesWanted', {
  before: optionalField('before', idCodec('chg_17aa')),
  limit: optionalField('limit', integerCodec({ min: 1, max: 200 }, 50)),
})
