import { answer, call, events, ofChange, ofProject, plain } from '../endpoint'
import { changePage, changesWanted } from './change-page-codec'
import { changed } from './change-codec'
import { newVersion } from './new-version-codec'

const projects = '/delivery/v2/projects/{id}'
const group = 'History'

const ofOne = {
  ...plain,
  group,
  method: 'POST',
  parameters: ofChange,
  answer: answer(newVersion),
  version: { answered: true, checked: true },
} as const

export const listChanges = call({
  ...plain,
  group,
  name: 'listChanges',
  method: 'GET',
  path: `${projects}/changes`,
  summary: 'List the changes of a project, newest first',
  parameters: ofProject,
  query: changesWanted,
  answer: answer(changePage),
  refusals: ['not_found'],
})

export const undoChange = call({
  ...ofOne,
  name: 'undoChange',
  path: `${projects}/changes/{changeId}/undo`,
  summary: 'Undo a change, unless a later one is in the way',
  refusals: ['not_found', 'already_undone', 'change_in_the_way', 'locked'],
})

export const redoChange = call({
  ...ofOne,
  name: 'redoChange',
  path: `${projects}/changes/{changeId}/redo`,
  summary: 'Redo a change that was undone, unless a later one is in the way',
  refusals: ['not_found', 'not_undone', 'change_in_the_way', 'locked'],
})

export const followProject = call({
  ...plain,
  group,
  name: 'followProject',
  method: 'GET',
  path: `${projects}/events`,
  summary: 'Hear of each change of a project, as events named `changed`',
  parameters: ofProject,
  answer: events(changed),
  refusals: ['not_found'],
})
