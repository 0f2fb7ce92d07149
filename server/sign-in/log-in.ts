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
import { digestOf, endOfSession, createApiKey, idleSince, type SessionLimits } from './api-key'
import { describeClient } from './describe-client'

export type LogInPorts = SessionLimits & {
  readonly storage: Pick<Storage, 'directory' | 'read' | 'write'>
  readonly passwords: Passwords
  readonly throttle: Throttle
  readonly hashQueue: HashQueue
  readonly now: () => Date
}

/** What sent the credentials: its address, and how it calls itself. */
export type LogInClient = { readonly clientAddress: string; readonly userAgent?: string | undefined }

export type LogIn = (credentials: Credentials & LogInClient) => Promise<E.Either<Refusal, User>>

/**
 * Gives a key to a user with the right password (§4). Hashing is slow, so it runs outside a transaction; when the key is
 * stored, the password is checked for a change.
 */
export const logIn = (ports: LogInPorts): LogIn => {
  const { storage, passwords, throttle, hashQueue, now } = ports
  return async ({ username, password, clientAddress, userAgent }) => {
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
    return startSession(ports, { ...checked.right.right, startedAt: now(), clientAddress, userAgent })
  }
}

type CheckedLogIn = { readonly member: Member; readonly newPasswordHash: string | undefined }

const MAX_SESSIONS_OF_USER = 50

type SessionStart = LogInClient & {
  readonly member: Member
  /** a new hash of the password, if the stored one has an outdated cost */
  readonly newPasswordHash: string | undefined
  readonly startedAt: Date
}

/** Creates a key and stores its digest, unless the user or the password has changed since the password check. */
const startSession = async (
  { storage, ...limits }: SessionLimits & { readonly storage: Pick<Storage, 'write'> },
  { member: { organisation, user }, newPasswordHash, startedAt, clientAddress, userAgent }: SessionStart,
): Promise<E.Either<Refusal, User>> => {
  const apiKey = createApiKey(organisation)
  const keyRecord = {
    hash: digestOf(apiKey),
    userId: user.id,
    endsAt: endOfSession(startedAt, limits).toISOString(),
    kind: 'session',
    name: describeClient(userAgent),
    madeAt: startedAt.toISOString(),
    lastUsedAt: startedAt.toISOString(),
    address: clientAddress,
  } as const
  return storage.write<Refusal, User>(organisation, async (records) => {
    const currentUser = await records.users.find(user.username)
    const owner = await records.organisation.find()
    if (owner === undefined || currentUser?.passwordHash !== user.passwordHash) return E.left(wrongCredentials)
    if (newPasswordHash !== undefined) await records.users.changePassword(user.username, newPasswordHash)
    await records.keys.deleteEnded(startedAt.toISOString(), idleSince(startedAt, limits).toISOString())
    await records.keys.add(keyRecord)
    await records.keys.removeAllButNewest(user.id, MAX_SESSIONS_OF_USER)
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
