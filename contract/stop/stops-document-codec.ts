import { decodeStopsDocument, encodeStopsDocument, type StopList } from '../../src/domain/stop'
import { codecOf, type Codec } from '../codec'
import { stopExample } from './stop-examples'
import { stopSchema } from './stop-schema'

export const stopsDocumentCodec: Codec<StopList> = codecOf({
  name: 'Stops document',
  decode: decodeStopsDocument,
  encode: encodeStopsDocument,
  schema: {
    title: 'StopsDocument',
    description: 'the stops of a project by their id',
    type: 'object',
    properties: {},
    required: [],
    additionalProperties: stopSchema,
  },
  example: { [stopExample.id]: stopExample },
})
