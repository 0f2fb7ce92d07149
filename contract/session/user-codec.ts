import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { withoutUndefined } from '../../src/domain/parse'
import { decodeUser, encodeUser, type User } from '../../src/domain/session'
import { codecOf, latitude, longitude, recordSchema, type Shape } from '../shape'

/** §3: the user who logged in, with the API key for all other endpoints. */
export const userCodec: Shape<User> = {
  codec: codecOf(
    'User',
    (value) =>
      pipe(
        decodeUser(value),
        E.fromOption(() => [{ field: 'api_key', reason: 'There is no key' }]),
      ),
    (user) => withoutUndefined(encodeUser(user)),
  ),
  schema: recordSchema(
    'User',
    {
      api_key: { type: 'string', pattern: '^[!-~]+$', description: 'goes into the X-API-KEY header' },
      id: { type: 'string' },
      username: { type: 'string' },
      organisation_id: { type: 'string' },
      organisation_name: { type: 'string' },
      lat: latitude,
      lng: longitude,
    },
    ['api_key'],
  ),
  example: {
    api_key: 'org_7f3a.5UfC1m0J9nq2',
    id: 'usr_42',
    username: 'm.visser',
    organisation_id: 'org_7f3a',
    organisation_name: 'Visser Bezorgt',
    lat: 52.0155316,
    lng: 4.6568895,
  },
}
