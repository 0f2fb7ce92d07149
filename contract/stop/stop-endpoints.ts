import { MAX_UPLOAD_BYTES } from '../../src/domain/upload'
import {
  jsonAnswer,
  defineEndpoint,
  fileBody,
  jsonBody,
  projectParameters,
  stopParameters,
  stopOfAnyProjectParameters,
  endpointDefaults,
} from '../endpoint'
import { integerCodec, requiredField, record } from '../codec'
import { newVersionCodec } from '../history/change-codec'
import { stopToAddCodec } from './new-stop-codec'
import { stopCodec, stopListCodec, stopsDocumentCodec } from './stop-codec'
import { stopEditCodec } from './stop-edit-codec'
import { stopUpdateCodec } from './stop-update-codec'
import { decodeUpload, decodeUploadInSteps, uploadCodec } from './upload-codec'

const stopsPath = '/delivery/v2/projects/{id}/stops'
const stopPath = `${stopsPath}/{stopId}`
const stopsEndpoint = {
  ...endpointDefaults,
  group: 'Stops',
  parameters: projectParameters,
  refusals: ['not_found'],
} as const
const sendsVersion = { sendsEtag: true, checksIfMatch: false }
const checksVersion = { sendsEtag: true, checksIfMatch: true }

export const listStops = defineEndpoint({
  ...stopsEndpoint,
  name: 'listStops',
  method: 'GET',
  path: stopsPath,
  summary: 'List the stops of a project, in their order',
  answer: jsonAnswer(stopListCodec),
  version: sendsVersion,
})

export const readStopsDocument = defineEndpoint({
  ...stopsEndpoint,
  name: 'readStopsDocument',
  method: 'GET',
  path: `${stopsPath}/document`,
  summary: 'Read the stops of a project by their id',
  answer: jsonAnswer(stopsDocumentCodec),
  version: sendsVersion,
})

export const addStop = defineEndpoint({
  ...stopsEndpoint,
  name: 'addStop',
  method: 'POST',
  path: stopsPath,
  summary: 'Add a stop, unplanned, or at a place of a route',
  body: jsonBody(stopToAddCodec),
  answer: jsonAnswer(stopCodec, 201),
  refusals: ['not_found', 'locked'],
  version: checksVersion,
  sendsChange: true,
})

export const uploadStops = defineEndpoint({
  ...stopsEndpoint,
  name: 'uploadStops',
  method: 'POST',
  path: `${stopsPath}/createBulk`,
  summary: 'Upload the stops of an empty project from a .json file: all of them, or none',
  body: fileBody({
    codec: uploadCodec,
    maxBytes: MAX_UPLOAD_BYTES,
    decode: decodeUpload,
    decodeInSteps: decodeUploadInSteps,
  }),
  answer: jsonAnswer(
    record<{ readonly count: number }>('Uploaded', { count: requiredField('count', integerCodec({ min: 0 }, 90)) }),
    201,
  ),
  refusals: ['not_found', 'bad_upload', 'stops_already_there'],
  version: checksVersion,
  sendsChange: true,
})

export const readStop = defineEndpoint({
  ...stopsEndpoint,
  name: 'readStop',
  method: 'GET',
  path: stopPath,
  summary: 'Read one stop',
  parameters: stopParameters,
  answer: jsonAnswer(stopCodec),
  version: sendsVersion,
})

export const readTask = defineEndpoint({
  ...stopsEndpoint,
  name: 'readTask',
  method: 'GET',
  path: '/delivery/v2/tasks/{stopId}',
  summary: 'Read a stop of whichever project, as the page of its task shows it',
  parameters: stopOfAnyProjectParameters,
  answer: jsonAnswer(stopCodec),
})

export const updateStop = defineEndpoint({
  ...stopsEndpoint,
  name: 'updateStop',
  method: 'PATCH',
  path: `${stopPath}/updateInExternalSystem`,
  summary: 'Give a stop another route, another number, or both',
  parameters: stopParameters,
  body: jsonBody(stopUpdateCodec),
  answer: jsonAnswer(stopCodec),
  refusals: ['not_found', 'other_carrier', 'locked'],
  version: checksVersion,
  sendsChange: true,
})

export const editStop = defineEndpoint({
  ...stopsEndpoint,
  name: 'editStop',
  method: 'PATCH',
  path: stopPath,
  summary: 'Change what is known of a stop, unless somebody else has changed the same fields',
  parameters: stopParameters,
  body: jsonBody(stopEditCodec),
  answer: jsonAnswer(stopCodec),
  refusals: ['not_found', 'changed_meanwhile'],
  version: checksVersion,
  sendsChange: true,
})

export const deleteStop = defineEndpoint({
  ...stopsEndpoint,
  name: 'deleteStop',
  method: 'DELETE',
  path: stopPath,
  summary: 'Delete a stop, and its route where that has no other',
  parameters: stopParameters,
  answer: jsonAnswer(newVersionCodec),
  refusals: ['not_found', 'locked'],
  version: checksVersion,
  sendsChange: true,
})
