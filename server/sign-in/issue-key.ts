import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { User } from '../../src/domain/session'
import type { Storage } from '../storage'
import { digestOf, newKey } from './api-key'
import { wrongCredentials } from './login-refusals'
import type { Member } from './find-member'

const MAX_KEYS_OF_USER = 50
const DAY_MS = 24 * 60 * 60 * 1_000

type KeyGrant = {
  readonly member: Member
  /** a new hash of the password, where the stored one was made at another cost */
  readonly newPasswordHash: string | undefined
  readonly at: Date
  readonly sessionDays: number
}

/** Makes a key and stores its digest, unless the user or the password has changed since the password was checked. */
export const issueKey = async (
  storage: Pick<Storage, 'write'>,
  { member: { organisation, user }, newPasswordHash, at, sessionDays }: KeyGrant,
): Promise<E.Either<Refusal, User>> => {
  const apiKey = newKey(organisation)
  const key = {
    hash: digestOf(apiKey),
    userId: user.id,
    endsAt: new Date(at.getTime() + sessionDays * DAY_MS).toISOString(),
  }
  return storage.write<Refusal, User>(organisation, async (records) => {
    const currentUser = await records.users.find(user.username)
    const owner = await records.organisation.find()
    if (owner === undefined || currentUser?.passwordHash !== user.passwordHash) return E.left(wrongCredentials)
    if (newPasswordHash !== undefined) await records.users.changePassword(user.username, newPasswordHash)
    await records.keys.deleteExpiredBefore(at.toISOString())
    await records.keys.add(key)
    await records.keys.removeAllButNewest(user.id, MAX_KEYS_OF_USER)
    return E.right({
      apiKey,
      accountId: user.id,
      username: user.username,
      organisationId: organisation,
      organisationName: owner.name,
      at: owner.headquarters,
    })
  })
}
