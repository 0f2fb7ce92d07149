import { jsonAnswer, defineEndpoint, emptyAnswer, jsonBody, driverParameters, endpointDefaults } from '../endpoint'
import { listCodec } from '../codec'
import { driverCodec } from './driver-codec'
import { driverDraftCodec } from './driver-draft-codec'

/** How long a deleted driver can be restored. */
export const RESTORABLE_HOURS = 24

const driversPath = '/delivery/v2/drivers'
const driversEndpoint = { ...endpointDefaults, group: 'Drivers', path: driversPath } as const
const driverEndpoint = {
  ...endpointDefaults,
  group: 'Drivers',
  path: `${driversPath}/{id}`,
  parameters: driverParameters,
  refusals: ['not_found'],
} as const
const sendsVersion = { sendsEtag: true, checksIfMatch: false }
const checksVersion = { sendsEtag: true, checksIfMatch: true }

export const listDrivers = defineEndpoint({
  ...driversEndpoint,
  name: 'listDrivers',
  method: 'GET',
  summary: 'List the drivers of the organisation',
  answer: jsonAnswer(listCodec(driverCodec)),
})

export const createDriver = defineEndpoint({
  ...driversEndpoint,
  name: 'createDriver',
  method: 'POST',
  summary: 'Add a driver',
  body: jsonBody(driverDraftCodec),
  answer: jsonAnswer(driverCodec, 201),
  version: sendsVersion,
})

export const readDriver = defineEndpoint({
  ...driverEndpoint,
  name: 'readDriver',
  method: 'GET',
  summary: 'Read one driver',
  answer: jsonAnswer(driverCodec),
  version: sendsVersion,
})

export const changeDriver = defineEndpoint({
  ...driverEndpoint,
  name: 'changeDriver',
  method: 'PUT',
  summary: 'Store the details of a driver',
  body: jsonBody(driverDraftCodec),
  answer: jsonAnswer(driverCodec),
  version: checksVersion,
})

export const deleteDriver = defineEndpoint({
  ...driverEndpoint,
  name: 'deleteDriver',
  method: 'DELETE',
  summary: `Delete a driver, who can be restored for ${RESTORABLE_HOURS} hours`,
  answer: emptyAnswer,
  version: { sendsEtag: false, checksIfMatch: true },
})

export const restoreDriver = defineEndpoint({
  ...driverEndpoint,
  name: 'restoreDriver',
  method: 'POST',
  path: `${driversPath}/{id}/restore`,
  summary: `Bring back a driver who was deleted in the last ${RESTORABLE_HOURS} hours`,
  answer: jsonAnswer(driverCodec),
  version: sendsVersion,
})
