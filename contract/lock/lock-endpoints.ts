import type { LockChange } from '../../src/domain/lock'
import { MAX_ROUTE_INDEX } from '../../src/domain/route'
import { MAX_STOPS_PER_REQUEST } from '../../src/domain/upload'
import { jsonAnswer, defineEndpoint, jsonBody, projectParameters, endpointDefaults } from '../endpoint'
import { newVersionCodec } from '../history/change-codec'
import { integerCodec, listCodec, requiredField, record, textCodec, booleanCodec } from '../codec'

const MAX_ROUTES = 1_000

const lockChangeCodec = record<LockChange>('LockChange', {
  locked: requiredField('locked', booleanCodec(true)),
  stops: requiredField('stop_ids', listCodec(textCodec('stp_8k2f'), MAX_STOPS_PER_REQUEST)),
  routes: requiredField('route_indexes', listCodec(integerCodec({ min: 0, max: MAX_ROUTE_INDEX }, 0), MAX_ROUTES)),
})

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
  version: { sendsEtag: true, checksIfMatch: true },
  sendsChange: true,
})
