import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { Credentials, User } from '../../src/domain/session'
import { pluralise } from '../../src/domain/text'
import type { Storage } from '../storage'
import type { HashQueue } from './hash-queue'
import type { Passwords } from './passwords'
import type { Throttle } from './throttle'
import { findMember, type Member } from './find-member'
import { normaliseName } from './parse-credentials'
import { digestOf, endOfApiKey, createApiKey } from './api-key'

export type LogInPorts = {
  readonly storage: Pick<Storage, 'directory' | 'read' | 'write'>
  readonly passwords: Passwords
  readonly throttle: Throttle
  readonly hashQueue: HashQueue
  readonly now: () => Date
  /** validity of a key */
  readonly sessionDays: number
}

/** `clientAddress` is the address that sent the credentials. */
export type LogIn = (credentials: Credentials & { readonly clientAddress: string }) => Promise<E.Either<Refusal, User>>

/**
 * Gives a key to a user with the right password (§4). Hashing is slow, so it runs outside a transaction; when the key is
 * stored, the password is checked for a change.
 */
export const logIn = (ports: LogInPorts): LogIn => {
  const { storage, passwords, throttle, hashQueue, now, sessionDays } = ports
  return async ({ username, password, clientAddress }) => {
    const sender = { username: normaliseName(username), clientAddress }
    const delayMs = throttle.remainingDelayMs(sender)
    if (delayMs > 0) return E.left(tooManyFailures(delayMs))
    const member = await findMember(storage, sender.username)

    // The throttle is checked again after the queue: of a hundred simultaneous guesses, the first few have failed by
    // now.
    const checked = await hashQueue(async (): Promise<E.Either<Refusal, CheckedLogIn>> => {
      const remainingDelayMs = throttle.remainingDelayMs(sender)
      if (remainingDelayMs > 0) return E.left(tooManyFailures(remainingDelayMs))
      const isMatch = await passwords.matches(password, member?.user.passwordHash)
      if (!isMatch || member === undefined) {
        throttle.recordFailure(sender)
        return E.left(wrongCredentials)
      }
      throttle.recordSuccess(sender)
      const isOutdated = passwords.isOutdated(member.user.passwordHash)
      return E.right({ member, newPasswordHash: isOutdated ? await passwords.hash(password) : undefined })
    })
    if (E.isLeft(checked)) return E.left(tooManyLogIns)
    if (E.isLeft(checked.right)) return checked.right
    return issueKey(storage, { ...checked.right.right, issuedAt: now(), sessionDays })
  }
}

type CheckedLogIn = { readonly member: Member; readonly newPasswordHash: string | undefined }

const MAX_KEYS_OF_USER = 50

type KeyGrant = {
  readonly member: Member
  /** a new hash of the password, if the stored one has an outdated cost */
  readonly newPasswordHash: string | undefined
  readonly issuedAt: Date
  readonly sessionDays: number
}

/** Creates a key and stores its digest, unless the user or the password has changed since the password check. */
const issueKey = async (
  storage: Pick<Storage, 'write'>,
  { member: { organisation, user }, newPasswordHash, issuedAt, sessionDays }: KeyGrant,
): Promise<E.Either<Refusal, User>> => {
  const apiKey = createApiKey(organisation)
  const keyRecord = {
    hash: digestOf(apiKey),
    userId: user.id,
    endsAt: endOfApiKey(issuedAt, sessionDays).toISOString(),
  }
  return storage.write<Refusal, User>(organisation, async (records) => {
    const currentUser = await records.users.find(user.username)
    const owner = await records.organisation.find()
    if (owner === undefined || currentUser?.passwordHash !== user.passwordHash) return E.left(wrongCredentials)
    if (newPasswordHash !== undefined) await records.users.changePassword(user.username, newPasswordHash)
    await records.keys.deleteExpiredBefore(issuedAt.toISOString())
    await records.keys.add(keyRecord)
    await records.keys.removeAllButNewest(user.id, MAX_KEYS_OF_USER)
    return E.right({
      apiKey,
      accountId: user.id,
      username: user.username,
      organisationId: organisation,
      organisationName: owner.name,
      coordinates: owner.headquarters,
    })
  })
}

const wrongCredentials: Refusal = { code: 'wrong_credentials' }

const tooManyFailures = (delayMs: number): Refusal => ({
  code: 'too_many_attempts',
  message: `Too many failed attempts, please try again in ${formatDelay(delayMs)}`,
  more: { retry_after: toSeconds(delayMs) },
})

const BUSY_MS = 5_000

const tooManyLogIns: Refusal = {
  code: 'too_many_attempts',
  message: `Too many people are signing in at once, please try again in ${BUSY_MS / 1_000} seconds`,
  more: { retry_after: BUSY_MS / 1_000 },
}

const toSeconds = (delayMs: number): number => Math.ceil(delayMs / 1_000)

const formatDelay = (delayMs: number): string => {
  const seconds = toSeconds(delayMs)
  return seconds <= 90 ? pluralise(seconds, 'second') : pluralise(Math.ceil(seconds / 60), 'minute')
}
