import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { Credentials, User } from '../../src/domain/session'
import { pluralise } from '../../src/domain/text'
import { foldName, normaliseName } from '../../src/domain/user'
import { NO_ORGANISATION, type LogInAttemptRecord, type Storage } from '../storage'
import { auditEntry } from '../audit'
import { elapsedMsOrInfinity, lruMap } from '../lru-map'
import type { HashQueue } from './hash-queue'
import type { Passwords } from './password-hash'
import { wideNetworkOf, describeClient } from './client-and-network'
import type { Throttle } from './log-in-throttle'
import { findMember, type Member } from './find-member'
import { createKey, hashOf, endOfSession, idleSince, type SessionLimits } from './key'
import { type RefusalTrail, type RefusedLogIn, refusalLog, type LogEvent, type RefusalReason } from './refusal-trail'

export type LogInPorts = SessionLimits & {
  readonly storage: Pick<Storage, 'directory' | 'read' | 'write'>
  readonly passwords: Passwords
  readonly throttle: Throttle
  readonly hashQueue: HashQueue
  readonly now: () => Date
  readonly logEvent: LogEvent
  readonly refusals: Pick<RefusalTrail, 'record'>
  readonly onError: (error: unknown) => void
}

/** What sent the credentials: its address, and how it calls itself. */
export type LogInClient = { readonly clientAddress: string; readonly userAgent?: string | undefined }

export type LogIn = (credentials: Credentials & LogInClient) => Promise<E.Either<Refusal, User>>

const MAX_SENDERS = 1_000
const MAX_KNOWN_USERS = 10_000
/** What another server has stored is known after this time. A flood of attempts does not read it each time. */
const LOADED_EVERY_MS = 2_000

/**
 * Gives a key to a user with the right password (§4). Hashing is slow, so it runs outside a transaction; when the key is
 * stored, the password is checked for a change.
 */
export const logIn = (ports: LogInPorts, checkPassword = passwordCheck(ports)): LogIn => {
  const { passwords } = ports
  return async ({ username, password, clientAddress, userAgent }) => {
    const checked = await checkPassword({ username, password, clientAddress }, async (member) => {
      const isOutdated = passwords.isOutdated(member.user.passwordHash)
      return { member, newPasswordHash: isOutdated ? await passwords.hash(password) : undefined }
    })
    if (E.isLeft(checked)) return checked
    return startSession(ports, { ...checked.right, startedAt: ports.now(), clientAddress, userAgent })
  }
}

/** What follows a right password runs in the queue too, because it may hash. */
export type CheckPassword = <A>(
  credentials: Credentials & Pick<LogInClient, 'clientAddress'>,
  whenRight: (member: Member) => Promise<A>,
) => Promise<E.Either<Refusal, A>>

/** Checks a password, slows down guessing, and logs what is refused. */
export const passwordCheck = (ports: LogInPorts): CheckPassword => {
  const { storage, passwords, throttle, hashQueue, now } = ports
  const logRefusal = refusalLog(ports)
  const loadedAt = lruMap<number>(MAX_SENDERS)
  /** by the hash of what was typed, so that a refusal without a query names the user too */
  const knownUsers = lruMap<NonNullable<RefusedLogIn['user']>>(MAX_KNOWN_USERS)
  const loadAttempts = async (names: ReadonlyArray<string>): Promise<void> => {
    const [key, timestamp] = [names.join(), now().getTime()]
    const last = loadedAt.get(key)
    if (last !== undefined && elapsedMsOrInfinity(last, timestamp) < LOADED_EVERY_MS) return
    throttle.restore(await storage.read(NO_ORGANISATION, ({ logInAttempts }) => logInAttempts.find(names)))
    loadedAt.set(key, timestamp)
  }
  const saveAttempts = async (attempts: ReadonlyArray<LogInAttemptRecord>): Promise<void> => {
    await storage
      .write<never, void>(NO_ORGANISATION, async (records) => E.right(await records.logInAttempts.put(attempts)))
      .catch(ports.onError)
  }

  return async <A>(
    { username, password, clientAddress }: Parameters<CheckPassword>[0],
    whenRight: (member: Member) => Promise<A>,
  ) => {
    const sender = { username: normaliseName(username), clientAddress }
    const userKey = hashOf(foldName(sender.username))
    const refuse = (refusal: Refusal, reason: RefusalReason, member?: Member): E.Either<Refusal, never> => {
      logRefusal({ reason, address: clientAddress, username: member?.user.username })
      ports.refusals.record({ reason, address: clientAddress, user: knownUsers.get(userKey) })
      return E.left(refusal)
    }
    // Stored attempts never shorten a wait for failures of one's own, so that the database is not asked for them.
    const ownDelayMs = throttle.ownDelayMs(sender)
    if (ownDelayMs === 0) await loadAttempts(throttle.storedNamesOf(sender))
    const delayMs = Math.max(ownDelayMs, throttle.remainingDelayMs(sender))
    if (delayMs > 0) return refuse(tooManyFailures(delayMs), 'too many failures')
    const member = await findMember(storage, sender.username)
    if (member !== undefined)
      knownUsers.set(userKey, { organisation: member.organisation, username: member.user.username })

    // The throttle is checked again after the queue: of a hundred simultaneous guesses, the first few have failed by
    // now.
    const checkHash = async (): Promise<E.Either<Refusal, A>> => {
      const remainingDelayMs = throttle.remainingDelayMs(sender)
      if (remainingDelayMs > 0) return refuse(tooManyFailures(remainingDelayMs), 'too many failures', member)
      const isMatch = await passwords.matches(password, member?.user.passwordHash)
      if (!isMatch || member === undefined) {
        await saveAttempts(throttle.recordFailure(sender))
        return refuse(wrongCredentials, member === undefined ? 'unknown user' : 'wrong password', member)
      }
      if (member.user.disabledAt !== undefined) return refuse(wrongCredentials, 'disabled user', member)
      await saveAttempts(throttle.recordSuccess(sender))
      return E.right(await whenRight(member))
    }
    const checked = await hashQueue({
      group: wideNetworkOf(clientAddress),
      isUrgent: throttle.isKnown(sender),
      work: checkHash,
    })
    return E.isLeft(checked) ? refuse(tooManyLogIns, 'too many at once', member) : checked.right
  }
}

const MAX_SESSIONS_OF_USER = 50

type SessionStart = LogInClient & {
  readonly member: Member
  /** a new hash of the password, if the stored one has an outdated cost */
  readonly newPasswordHash: string | undefined
  readonly startedAt: Date
}

/** Creates a key and stores its hash, unless the user or the password has changed since the password check. */
export const startSession = async (
  { storage, ...limits }: SessionLimits & { readonly storage: Pick<Storage, 'write'> },
  { member: { organisation, user }, newPasswordHash, startedAt, clientAddress, userAgent }: SessionStart,
): Promise<E.Either<Refusal, User>> => {
  const apiKey = createKey(organisation)
  const keyRecord = {
    hash: hashOf(apiKey),
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
    const isUnchanged = currentUser?.passwordHash === user.passwordHash && currentUser.disabledAt === undefined
    if (owner === undefined || !isUnchanged) return E.left(wrongCredentials)
    if (newPasswordHash !== undefined) await records.users.changePassword(user.username, newPasswordHash)
    await records.keys.deleteEnded(startedAt.toISOString(), idleSince(startedAt, limits).toISOString())
    await records.keys.add(keyRecord)
    await records.keys.removeAllButNewest(user.id, MAX_SESSIONS_OF_USER, keyRecord.hash)
    const audited = { action: 'log_in', detail: keyRecord.name } as const
    await records.audit.add(auditEntry(audited, { user, address: clientAddress, at: startedAt }))
    return E.right({
      apiKey,
      accountId: user.id,
      username: user.username,
      role: currentUser.role,
      organisationId: organisation,
      organisationName: owner.name,
      coordinates: owner.headquarters,
    })
  })
}

const wrongCredentials: Refusal = { code: 'wrong_credentials' }

export const tooManyFailures = (delayMs: number): Refusal => ({
  code: 'too_many_attempts',
  message: `Too many failed attempts, please try again in ${formatDelay(delayMs)}`,
  more: { retry_after: toSeconds(delayMs) },
})

const BUSY_MS = 5_000

export const tooManyLogIns: Refusal = {
  code: 'too_many_attempts',
  message: `Too many people are signing in at once, please try again in ${BUSY_MS / 1_000} seconds`,
  more: { retry_after: BUSY_MS / 1_000 },
}

const toSeconds = (delayMs: number): number => Math.ceil(delayMs / 1_000)

const formatDelay = (delayMs: number): string => {
  const seconds = toSeconds(delayMs)
  return seconds <= 90 ? pluralise(seconds, 'second') : pluralise(Math.ceil(seconds / 60), 'minute')
}
