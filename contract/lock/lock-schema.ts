import { maxLengths } from '../../src/domain/parse'
import { recordSchema, type JsonSchema } from '../codec'

/** The lock of a stop or of a route, in the stops document and the project document. */
export const lockSchema: JsonSchema = {
  anyOf: [
    recordSchema('Lock', {
      by: { type: 'string', maxLength: maxLengths.other },
      at: { type: 'string', format: 'date-time' },
    }),
    { type: 'boolean' },
  ],
  description: 'who locked it, and when; whoever saves a document keeps it, and changeLocks takes it off',
}
