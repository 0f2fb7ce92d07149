import { defineEndpoint, endpointDefaults, jsonAnswer, stopParameters } from '../endpoint'
import { newVersionCodec } from '../history/change-codec'

const stopEndpoint = {
  ...endpointDefaults,
  group: 'Stops',
  path: '/delivery/v2/projects/{id}/stops/{stopId}',
  parameters: stopParameters,
  version: { answered: true, checked: true },
  sendsChange: true,
} as const

export const deleteStop = defineEndpoint({
  ...stopEndpoint,
  name: 'deleteStop',
  method: 'DELETE',
  summary: 'Delete a stop, and its route where that has no other',
  answer: jsonAnswer(newVersionCodec),
  refusals: ['not_found', 'locked'],
})
