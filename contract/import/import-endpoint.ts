import { MAX_UPLOAD_BYTES } from '../../src/domain/upload'
import { defineEndpoint, endpointDefaults, jsonAnswer, projectParameters } from '../endpoint'
import { decodeImport, importRequestCodec, importResultCodec } from './import-codec'

export const importStops = defineEndpoint({
  ...endpointDefaults,
  name: 'importStops',
  method: 'POST',
  path: '/delivery/v2/projects/{id}/imports',
  summary: 'Import stops into a project, or update those with the same references: all of them or none, as one change',
  group: 'Stops',
  parameters: projectParameters,
  body: { kind: 'json', codec: importRequestCodec, maxBytes: MAX_UPLOAD_BYTES, decode: decodeImport },
  answer: jsonAnswer(importResultCodec),
  refusals: ['not_found', 'bad_upload'],
  version: { sendsEtag: true, checksIfMatch: true },
  sendsChange: true,
})
