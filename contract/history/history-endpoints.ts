import {
  jsonAnswer,
  defineEndpoint,
  eventStreamAnswer,
  changeParameters,
  projectParameters,
  endpointDefaults,
} from '../endpoint'
import { changePageCodec, changePageQueryCodec } from './change-page-codec'
import { projectChangedCodec, newVersionCodec, presenceCodec } from './change-codec'

const projectPath = '/delivery/v2/projects/{id}'
const group = 'History'

const changeEndpoint = {
  ...endpointDefaults,
  group,
  method: 'POST',
  parameters: changeParameters,
  answer: jsonAnswer(newVersionCodec),
  version: { answered: true, checked: true },
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
