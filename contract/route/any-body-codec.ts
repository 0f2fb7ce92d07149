import * as E from 'fp-ts/Either'
import { isRecord, quoted } from '../../src/domain/parse'
import { codecOf, type Shape } from '../shape'

/** Any record, or no body at all: nothing in it is read. */
export const anyBodyCodec: Shape<unknown> = {
  codec: codecOf(
    'Anything',
    (value) =>
      value === undefined || value === null || isRecord(value)
        ? E.right({})
        : E.left([{ field: '', reason: `Not a record: ${quoted(value)}` }]),
    () => ({}),
  ),
  schema: { type: 'object', properties: {}, required: [], additionalProperties: true },
  example: {},
}
