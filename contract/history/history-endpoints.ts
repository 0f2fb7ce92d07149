import type { HistoryEntry, HistoryPage } from '../../src/domain/history'
import {
  jsonAnswer,
  defineEndpoint,
  eventStreamAnswer,
  changeParameters,
  projectParameters,
  endpointDefaults,
} from '../endpoint'
import {
  anyTextCodec,
  integerCodec,
  idCodec,
  listCodec,
  optionalField,
  dateTimeCodec,
  requiredField,
  record,
  textCodec,
  booleanCodec,
} from '../codec'
import { projectChangedCodec, newVersionCodec, presenceCodec } from './change-codec'

/** How many changes a page of the history has if the request does not say. */
export const DEFAULT_PAGE_SIZE = 50

/** Which changes are asked for: those before a given change, and how many. */
export type ChangePageQuery = { readonly before: string | undefined; readonly limit: number | undefined }

const historyEntryCodec = record<HistoryEntry>('Change', {
  id: requiredField('id', idCodec('chg_17aa')),
  at: requiredField('at', dateTimeCodec('2026-11-23T08:14:00.000Z')),
  by: requiredField('by', textCodec('m.visser')),
  description: requiredField('words', anyTextCodec('Bakkerij Jansen from route 2 to route 4, place 30')),
  isUndone: requiredField('undone', booleanCodec(false)),
  undoneVersion: optionalField('undone_version', integerCodec({ min: 1 }, 48)),
})

const changePageCodec = record<HistoryPage>('ChangePage', {
  changes: requiredField('changes', listCodec(historyEntryCodec)),
  next: optionalField('next', idCodec('chg_16f0')),
})

const changePageQueryCodec = record<ChangePageQuery>('ChangesWanted', {
  before: optionalField('before', idCodec('chg_17aa')),
  limit: optionalField('limit', integerCodec({ min: 1, max: 200 }, DEFAULT_PAGE_SIZE)),
})

const projectPath = '/delivery/v2/projects/{id}'
const group = 'History'

const changeEndpoint = {
  ...endpointDefaults,
  group,
  method: 'POST',
  parameters: changeParameters,
  answer: jsonAnswer(newVersionCodec),
  version: { sendsEtag: true, checksIfMatch: true },
  sendsChange: true,
} as const

export const listChanges = defineEndpoint({
  ...endpointDefaults,
  group,
  name: 'listChanges',
  method: 'GET',
  path: `${projectPath}/changes`,
  summary: 'List the changes of a project, newest first',
  parameters: projectParameters,
  query: changePageQueryCodec,
  answer: jsonAnswer(changePageCodec),
  refusals: ['not_found'],
})

export const undoChange = defineEndpoint({
  ...changeEndpoint,
  name: 'undoChange',
  path: `${projectPath}/changes/{changeId}/undo`,
  summary: 'Undo a change, unless a later one is in the way',
  refusals: ['not_found', 'already_undone', 'change_in_the_way', 'locked'],
})

export const redoChange = defineEndpoint({
  ...changeEndpoint,
  name: 'redoChange',
  path: `${projectPath}/changes/{changeId}/redo`,
  summary: 'Redo a change that was undone, unless a later one is in the way',
  refusals: ['not_found', 'not_undone', 'change_in_the_way', 'locked'],
})

export const followProject = defineEndpoint({
  ...endpointDefaults,
  group,
  name: 'followProject',
  method: 'GET',
  path: `${projectPath}/events`,
  summary:
    'Receive each change of a project, as events named `changed`; events named `present` say who else follows it',
  parameters: projectParameters,
  answer: eventStreamAnswer(projectChangedCodec, { name: 'present', codec: presenceCodec }),
  refusals: ['not_found'],
})
