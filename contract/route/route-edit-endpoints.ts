import { defineEndpoint, endpointDefaults, jsonAnswer, routeParameters } from '../endpoint'
import { newVersionCodec } from '../history/change-codec'

export const deleteRoute = defineEndpoint({
  ...endpointDefaults,
  group: 'Routes',
  name: 'deleteRoute',
  method: 'DELETE',
  path: '/delivery/v2/projects/{id}/routes/{routeIndex}',
  summary: 'Delete a route without stops',
  parameters: routeParameters,
  answer: jsonAnswer(newVersionCodec),
  refusals: ['not_found', 'not_empty', 'locked'],
  version: { answered: true, checked: true },
  sendsChange: true,
})
