import { decodeCarriers, type Carrier } from '../../src/domain/plan'
import { codecOf, recordSchema, type Shape } from '../shape'

/** §3: an external route is a carrier. */
export const carriersCodec: Shape<ReadonlyArray<Carrier>> = {
  codec: codecOf('Carriers', decodeCarriers, (carriers) =>
    carriers.map(({ id, displayName }) => ({ id, display_name: displayName })),
  ),
  schema: {
    type: 'array',
    items: recordSchema(
      'ExternalRoute',
      { id: { type: 'integer', minimum: 1 }, display_name: { type: 'string', pattern: '\\S' } },
      ['id', 'display_name'],
    ),
  },
  example: [{ id: 1, display_name: 'Visser Bezorgt' }],
}
