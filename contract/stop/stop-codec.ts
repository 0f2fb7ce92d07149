import { decodeStop, encodeStop, type Stop } from '../../src/domain/stop'
import { codecOf, type Shape } from '../shape'
import { stopExample } from './stop-examples'
import { stopSchema } from './stop-schema'

export const stopCodec: Shape<Stop> = {
  codec: codecOf('Stop', decodeStop, encodeStop),
  schema: stopSchema,
  example: stopExample,
}
