import * as O from 'fp-ts/Option'
import { coordinatesIn } from '../address'
import { filled, isRecord, otherwise } from '../parse'
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

export const writtenUser = (user: User): UserRecord => ({
  api_key: user.apiKey,
  id: user.accountId,
  username: user.username,
  organisation_id: user.organisationId,
  organisation_name: user.organisationName,
  lat: user.at?.lat,
  lng: user.at?.lng,
})

const word = otherwise(filled(), undefined)

/** Such a key can go with every call (§6): a header carries no other character. */
const ofHeaders = /^[\x20-\x7e\xa0-\xff]+$/

/** §4: a record counts only with an api_key; whatever else is missing or odd is left out. */
export const userIn = (from: unknown): O.Option<User> => {
  const record = isRecord(from) ? from : {}
  const apiKey = word(record['api_key'])
  return apiKey === undefined || !ofHeaders.test(apiKey)
    ? O.none
    : O.some({
        apiKey,
        accountId: word(record['id']),
        username: word(record['username']),
        organisationId: word(record['organisation_id']),
        organisationName: word(record['organisation_name']),
        at: coordinatesIn(record['lat'], record['lng']),
      })
}
