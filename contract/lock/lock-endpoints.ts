import { answer, call, json, ofProject, plain } from '../endpoint'
import { newVersion } from '../history'
import { lockChange } from './lock-change-codec'

const MOST_BYTES = 1024 * 1024

export const changeLocks = call({
  ...plain,
  group: 'Stops',
  name: 'changeLocks',
  method: 'POST',
  path: '/delivery/v2/projects/{id}/locks',
  summary: 'Lock stops and routes, so that nobody moves them, or unlock them',
  parameters: ofProject,
  body: json(lockChange, MOST_BYTES),
  answer: answer(newVersion),
  refusals: ['not_found'],
  version: { answered: true, checked: true },
})
