import { jsonAnswer, defineEndpoint, jsonBody, projectParameters, endpointDefaults } from '../endpoint'
import { newVersionCodec } from '../history/change-codec'
import { lockChangeCodec } from './lock-change-codec'

const MAX_BYTES = 1024 * 1024

export const changeLocks = defineEndpoint({
  ...endpointDefaults,
  group: 'Stops',
  name: 'changeLocks',
  method: 'POST',
  path: '/delivery/v2/projects/{id}/locks',
  summary: 'Lock stops and routes, so that nobody moves them, or unlock them',
  parameters: projectParameters,
  body: jsonBody(lockChangeCodec, MAX_BYTES),
  answer: jsonAnswer(newVersionCodec),
  refusals: ['not_found'],
  version: { answered: true, checked: true },
  sendsChange: true,
})
