import { decodeStop, encodeStop, type Stop } from '../../src/domain/stop'
import { codecOf, type Codec } from '../codec'
import { stopExample } from './stop-examples'
import { stopSchema } from './stop-schema'

export const stopCodec: Codec<Stop> = codecOf({
  name: 'Stop',
  decode: decodeStop,
  encode: encodeStop,
  schema: stopSchema,
  example: stopExample,
})
