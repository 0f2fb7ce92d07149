import { decodeStopsDocument, encodeStopsDocument, type StopList } from '../../src/domain/stop'
import { codecOf, type Shape } from '../shape'
import { stopExample } from './stop-examples'
import { stopSchema } from './stop-schema'

export const stopsDocumentCodec: Shape<StopList> = {
  codec: codecOf('Stops document', decodeStopsDocument, encodeStopsDocument),
  schema: {
    title: 'StopsDocument',
    description: 'the stops of a project by their id',
    type: 'object',
    properties: {},
    required: [],
    additionalProperties: stopSchema,
  },
  example: { [stopExample.id]: stopExample },
}
