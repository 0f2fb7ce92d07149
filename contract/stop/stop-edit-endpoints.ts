import { defineEndpoint, endpointDefaults, jsonAnswer, jsonBody, stopParameters } from '../endpoint'
import { newVersionCodec } from '../history/change-codec'
import { stopCodec } from './stop-codec'
import { stopEditCodec } from './stop-edit-codec'

const stopEndpoint = {
  ...endpointDefaults,
  group: 'Stops',
  path: '/delivery/v2/projects/{id}/stops/{stopId}',
  parameters: stopParameters,
  version: { answered: true, checked: true },
  sendsChange: true,
} as const

export const editStop = defineEndpoint({
  ...stopEndpoint,
  name: 'editStop',
  method: 'PATCH',
  summary: 'Change what is known of a stop, unless somebody else has changed the same fields',
  body: jsonBody(stopEditCodec),
  answer: jsonAnswer(stopCodec),
  refusals: ['not_found', 'changed_meanwhile'],
})

export const deleteStop = defineEndpoint({
  ...stopEndpoint,
  name: 'deleteStop',
  method: 'DELETE',
  summary: 'Delete a stop, and its route where that has no other',
  answer: jsonAnswer(newVersionCodec),
  refusals: ['not_found', 'locked'],
})
