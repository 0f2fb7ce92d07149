import { defineEndpoint, endpointDefaults, jsonAnswer, jsonBody, projectParameters } from '../endpoint'
import { pricesRequestCodec, pricesResultCodec } from './price-request-codec'
import { movesRequestCodec, movesResultCodec } from './moves-codec'

const MAX_BYTES = 2 * 1024 * 1024

export const moveStops = defineEndpoint({
  ...endpointDefaults,
  name: 'moveStops',
  method: 'POST',
  path: '/delivery/v2/projects/{id}/moves',
  summary: 'Move stops between routes and off them, and reloads on their routes: all of them or none, as one change',
  group: 'Stops',
  parameters: projectParameters,
  body: jsonBody(movesRequestCodec, MAX_BYTES),
  answer: jsonAnswer(movesResultCodec),
  refusals: ['not_found', 'moved_meanwhile', 'locked'],
  version: { sendsEtag: true, checksIfMatch: true },
  sendsChange: true,
})

export const priceStops = defineEndpoint({
  ...endpointDefaults,
  name: 'priceStops',
  method: 'POST',
  path: '/delivery/v2/projects/{id}/prices',
  summary: 'Read what it would cost to put stops on each route of a day, best first; nothing is changed',
  group: 'Stops',
  parameters: projectParameters,
  body: jsonBody(pricesRequestCodec, MAX_BYTES),
  answer: jsonAnswer(pricesResultCodec),
  refusals: ['not_found'],
  changesNothing: true,
  version: { sendsEtag: true, checksIfMatch: false },
})
