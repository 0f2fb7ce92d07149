import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { parseCoordinates } from '../../src/domain/address'
import { isJsonObject, nonBlankText, oneOf, parseOrFallback, withoutUndefined } from '../../src/domain/parse'
import { userRoles } from '../../src/domain/user'
import type { User } from '../../src/domain/session'
import { codecOf, latitudeSchema, longitudeSchema, recordSchema, type Codec } from '../codec'

/** §3: a user as the server sends and the browser stores it. */
type UserJson = {
  readonly api_key: string
  readonly id: string | undefined
  readonly username: string | undefined
  readonly role: string | undefined
  readonly organisation_id: string | undefined
  readonly organisation_name: string | undefined
  readonly lat: number | undefined
  readonly lng: number | undefined
}

export const encodeUser = (user: User): UserJson => ({
  api_key: user.apiKey,
  id: user.accountId,
  username: user.username,
  role: user.role,
  organisation_id: user.organisationId,
  organisation_name: user.organisationName,
  lat: user.coordinates?.lat,
  lng: user.coordinates?.lng,
})

const optionalText = parseOrFallback(nonBlankText(), undefined)

const optionalRole = parseOrFallback(oneOf(...userRoles), undefined)

/** §6: an HTTP header takes no other characters. */
const headerPattern = /^[\x20-\x7e\xa0-\xff]+$/

/** §4: a record without an api_key is ignored; other invalid fields are absent. */
export const decodeUser = (value: unknown): O.Option<User> => {
  const record = isJsonObject(value) ? value : {}
  const apiKey = optionalText(record['api_key'])
  return apiKey === undefined || !headerPattern.test(apiKey)
    ? O.none
    : O.some({
        apiKey,
        accountId: optionalText(record['id']),
        username: optionalText(record['username']),
        role: optionalRole(record['role']),
        organisationId: optionalText(record['organisation_id']),
        organisationName: optionalText(record['organisation_name']),
        coordinates: parseCoordinates(record['lat'], record['lng']),
      })
}

/** §3: the user who logged in, with the API key for all other endpoints. */
export const userCodec: Codec<User> = codecOf({
  name: 'User',
  decode: (value) =>
    pipe(
      decodeUser(value),
      E.fromOption(() => [{ field: 'api_key', reason: 'There is no key' }]),
    ),
  encode: (user) => withoutUndefined(encodeUser(user)),
  schema: recordSchema(
    'User',
    {
      api_key: { type: 'string', pattern: '^[!-~]+$', description: 'goes into the X-API-KEY header' },
      id: { type: 'string' },
      username: { type: 'string' },
      role: { type: 'string', enum: userRoles },
      organisation_id: { type: 'string' },
      organisation_name: { type: 'string' },
      lat: latitudeSchema,
      lng: longitudeSchema,
    },
    ['api_key'],
  ),
  example: {
    api_key: 'org_7f3a.5UfC1m0J9nq2',
    id: 'usr_42',
    username: 'm.visser',
    role: 'dispatcher',
    organisation_id: 'org_7f3a',
    organisation_name: 'Visser Bezorgt',
    lat: 52.0155316,
    lng: 4.6568895,
  },
})
