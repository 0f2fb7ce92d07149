import * as O from 'fp-ts/Option'
import { parseCoordinates } from '../address'
import { nonBlankText, isRecord, withFallback } from '../parse'
import type { User } from './user'

/** §3: a user as the log-in answers it and the browser keeps it. */
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

/** Such a key can go with every call (§6): a header carries no other character. */
const headerPattern = /^[\x20-\x7e\xa0-\xff]+$/

/** §4: a record counts only with an api_key; whatever else is missing or odd is left out. */
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
