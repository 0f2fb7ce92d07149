import * as O from 'fp-ts/Option'
import { parseCoordinates } from '../address'
import { nonBlankText, isRecord, withFallback } from '../parse'
import type { User } from './user'

/** §3: a user as the server sends and the browser stores it. */
export type UserRecord = {
  readonly api_key: string
  readonly id: string | undefined
  readonly username: string | undefined
  readonly organisation_id: string | undefined
  readonly organisation_name: string | undefined
  readonly lat: number | undefined
  readonly lng: number | undefined
}

export const encodeUser = (user: User): UserRecord => ({
  api_key: user.apiKey,
  id: user.accountId,
  username: user.username,
  organisation_id: user.organisationId,
  organisation_name: user.organisationName,
  lat: user.coordinates?.lat,
  lng: user.coordinates?.lng,
})

const optionalText = withFallback(nonBlankText(), undefined)

/** §6: an HTTP header takes no other characters. */
const headerPattern = /^[\x20-\x7e\xa0-\xff]+$/

/** §4: a record without an api_key is ignored; other invalid fields are absent. */
export const decodeUser = (value: unknown): O.Option<User> => {
  const record = isRecord(value) ? value : {}
  const apiKey = optionalText(record['api_key'])
  return apiKey === undefined || !headerPattern.test(apiKey)
    ? O.none
    : O.some({
        apiKey,
        accountId: optionalText(record['id']),
        username: optionalText(record['username']),
        organisationId: optionalText(record['organisation_id']),
        organisationName: optionalText(record['organisation_name']),
        coordinates: parseCoordinates(record['lat'], record['lng']),
      })
}
