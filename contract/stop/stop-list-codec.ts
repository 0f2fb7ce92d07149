import { decodeStops, encodeStop, type StopList } from '../../src/domain/stop'
import { codecOf, type Codec } from '../codec'
import { stopExample } from './stop-examples'
import { stopSchema } from './stop-schema'

/** The stops of a project in order, without the starts and ends of routes. */
export const stopListCodec: Codec<StopList> = codecOf({
  name: 'Stops',
  decode: decodeStops,
  encode: (stops) => Array.from(stops, encodeStop),
  schema: { type: 'array', items: stopSchema },
  example: [stopExample],
})
