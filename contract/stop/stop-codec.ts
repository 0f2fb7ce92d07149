import {
  decodeStop,
  encodeStop,
  type Stop,
  decodeStops,
  type StopList,
  decodeStopsDocument,
  encodeStopsDocument,
} from '../../src/domain/stop'
import { codecOf, type Codec } from '../codec'
import { stopSchema, stopExample } from './stop-schema'

export const stopCodec: Codec<Stop> = codecOf({
  name: 'Stop',
  decode: decodeStop,
  encode: encodeStop,
  schema: stopSchema,
  example: stopExample,
})

/** The stops of a project in order, without the starts and ends of routes. */
export const stopListCodec: Codec<StopList> = codecOf({
  name: 'Stops',
  decode: decodeStops,
  encode: (stops) => Array.from(stops, encodeStop),
  schema: { type: 'array', items: stopSchema },
  example: [stopExample],
})

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
