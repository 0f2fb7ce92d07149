import * as E from 'fp-ts/Either'
import { nonBlankText, parseEach, quoted, recordOf, wholeNumber, type FieldReason } from '../../src/domain/parse'
import type { Carrier } from '../../src/domain/plan'
import { codecOf, recordSchema, type Codec } from '../codec'

const decodeCarrier = recordOf<Carrier>({
  id: { parser: wholeNumber({ min: 1 }) },
  displayName: { names: ['display_name', 'displayName'], parser: nonBlankText() },
})

/** §7: the external routes. */
const decodeCarriers = (value: unknown): E.Either<ReadonlyArray<FieldReason>, ReadonlyArray<Carrier>> =>
  Array.isArray(value)
    ? parseEach(decodeCarrier)(value)
    : E.left([{ field: '', reason: `Not a list of external routes: ${quoted(value)}` }])

/** §3: an external route is a carrier. */
export const carriersCodec: Codec<ReadonlyArray<Carrier>> = codecOf({
  name: 'Carriers',
  decode: decodeCarriers,
  encode: (carriers) => carriers.map(({ id, displayName }) => ({ id, display_name: displayName })),
  schema: {
    type: 'array',
    items: recordSchema(
      'ExternalRoute',
      { id: { type: 'integer', minimum: 1 }, display_name: { type: 'string', pattern: '\\S' } },
      ['id', 'display_name'],
    ),
  },
  example: [{ id: 1, display_name: 'Visser Bezorgt' }],
})
