import { hash } from 'node:crypto'
import { foldName } from '../../src/domain/user'
import { lruMap, elapsedMsOrInfinity } from '../lru-map'
import type { LogInAttemptRecord } from '../storage'
import { senderNetworkOf, wideNetworkOf } from './client-and-network'

/** Who tries to log in: the username and the client address. */
export type Sender = { readonly username: string; readonly clientAddress: string }

/** Slows down password guessing. What is known of a sender is also given out and taken in, to be stored. */
export type Throttle = {
  /** milliseconds until the next attempt is allowed; 0 if it is allowed now */
  readonly remainingDelayMs: (sender: Sender) => number
  /** the same for the failures of this user at this address alone */
  readonly ownDelayMs: (sender: Sender) => number
  /** whether this user has logged in from this address before */
  readonly isKnown: (sender: Sender) => boolean
  /** both return what changed */
  readonly recordFailure: (sender: Sender) => ReadonlyArray<LogInAttemptRecord>
  readonly recordSuccess: (sender: Sender) => ReadonlyArray<LogInAttemptRecord>
  /** the names under which something of the sender may be stored */
  readonly storedNamesOf: (sender: Sender) => ReadonlyArray<string>
  /** takes in what another server has stored, or this one before a restart */
  readonly restore: (attempts: ReadonlyArray<LogInAttemptRecord>) => void
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

export const loginDelays = {
  /** one address that tries one user */
  sender: { freeFailures: 5, maxDelayMs: 15 * MINUTE_MS },
  /** the same, while other addresses try that user too */
  senderUnderAttack: { freeFailures: 2, maxDelayMs: 15 * MINUTE_MS },
  /** one address that tries many users; an office may share one address */
  address: { freeFailures: 30, maxDelayMs: 5 * MINUTE_MS },
  /** the same, for a user who has not failed there */
  firstAttempt: { freeFailures: 30, maxDelayMs: MINUTE_MS / 6 },
  /** an IPv6 network of 48 bits, which has 65,536 of those that count as an address, and one user or many */
  senderOfNetwork: { freeFailures: 20, maxDelayMs: 15 * MINUTE_MS },
  network: { freeFailures: 240, maxDelayMs: 5 * MINUTE_MS },
} as const satisfies Readonly<Record<string, LoginDelay>>

/** From so many failures on, a user is under attack; one of them expires in this time. */
const attackedUser = { failures: 20, expiresAfterMs: MINUTE_MS / 2 } as const

/** How long a sender is known after its last log-in. */
const KNOWN_MS = 90 * DAY_MS

export const throttleOf = (now: () => Date, maxSize = 10_000): Throttle => {
  const senderCounters = failureCounters(loginDelays.sender.maxDelayMs, maxSize)
  const addressCounters = failureCounters(loginDelays.address.maxDelayMs, maxSize)
  const userCounters = failureCounters(attackedUser.expiresAfterMs, maxSize)
  const countersByKind = { sender: senderCounters, address: addressCounters, user: userCounters }
  const lastSuccessAt = lruMap<number>(maxSize)
  const isKnown = (sender: Sender): boolean =>
    now().getTime() - (lastSuccessAt.get(counterKeysOf(sender).senderKey) ?? -Infinity) < KNOWN_MS

  const ownDelayMs = (sender: Sender): number =>
    senderCounters.remainingDelayMs(counterKeysOf(sender).senderKey, now().getTime(), loginDelays.sender)

  return {
    isKnown,
    ownDelayMs,
    // A user who has logged in from this address before is not slowed down by the failures of others. Nor is anybody
    // refused at the first attempt, since only the password tells the user from those who guess.
    remainingDelayMs: (sender) => {
      const { senderKey, addressKey, userKey, networkKey, senderOfNetworkKey } = counterKeysOf(sender)
      const timestamp = now().getTime()
      if (isKnown(sender)) return ownDelayMs(sender)
      const isAttacked = userCounters.countAt(userKey, timestamp) >= attackedUser.failures
      const delay = isAttacked ? loginDelays.senderUnderAttack : loginDelays.sender
      const isFirstAttempt = [senderKey, ...senderOfNetworkKey].every(
        (key) => senderCounters.countAt(key, timestamp) === 0,
      )
      const cap = (limits: LoginDelay): LoginDelay =>
        isFirstAttempt ? { ...limits, maxDelayMs: loginDelays.firstAttempt.maxDelayMs } : limits
      return Math.max(
        senderCounters.remainingDelayMs(senderKey, timestamp, delay),
        addressCounters.remainingDelayMs(addressKey, timestamp, cap(loginDelays.address)),
        ...senderOfNetworkKey.map((key) =>
          senderCounters.remainingDelayMs(key, timestamp, loginDelays.senderOfNetwork),
        ),
        ...networkKey.map((key) => addressCounters.remainingDelayMs(key, timestamp, cap(loginDelays.network))),
      )
    },
    recordFailure: (sender) => {
      const { senderKey, addressKey, userKey, networkKey, senderOfNetworkKey } = counterKeysOf(sender)
      const timestamp = now().getTime()
      const count = (kind: CounterKind, key: string): LogInAttemptRecord =>
        toRecord(kind, key, countersByKind[kind].countFailure(key, timestamp))
      return [
        ...[senderKey, ...senderOfNetworkKey].map((key) => count('sender', key)),
        ...[addressKey, ...networkKey].map((key) => count('address', key)),
        count('user', userKey),
      ]
    },
    // The other counters stay: otherwise attackers could reset them by logging in to their own account.
    recordSuccess: (sender) => {
      const { senderKey } = counterKeysOf(sender)
      const timestamp = now().getTime()
      lastSuccessAt.set(senderKey, timestamp)
      return [
        toRecord('sender', senderKey, senderCounters.reset(senderKey, timestamp)),
        toRecord(KNOWN, senderKey, { failures: 0, lastAt: timestamp, expiresAt: timestamp + KNOWN_MS }),
      ]
    },
    storedNamesOf: (sender) => {
      const { senderKey, addressKey, userKey, networkKey, senderOfNetworkKey } = counterKeysOf(sender)
      return [
        ...[senderKey, ...senderOfNetworkKey].map((key) => `sender ${key}`),
        ...[addressKey, ...networkKey].map((key) => `address ${key}`),
        `user ${userKey}`,
        `${KNOWN} ${senderKey}`,
      ]
    },
    restore: (attempts) => {
      for (const { sender, failures, lastAt, expiresAt } of attempts) {
        const [kind = '', ...parts] = sender.split(' ')
        const [key, at] = [parts.join(' '), Date.parse(lastAt)]
        if (isCounterKind(kind))
          countersByKind[kind].restore(key, { failures, lastAt: at, expiresAt: Date.parse(expiresAt) })
        else if (kind === KNOWN && at > (lastSuccessAt.get(key) ?? -Infinity)) lastSuccessAt.set(key, at)
      }
    },
  }
}

type CounterKind = 'sender' | 'address' | 'user'

const KNOWN = 'known'

const isCounterKind = (kind: string): kind is CounterKind => kind === 'sender' || kind === 'address' || kind === 'user'

const toRecord = (
  kind: CounterKind | typeof KNOWN,
  key: string,
  { failures, lastAt, expiresAt }: FailureCount,
): LogInAttemptRecord => ({
  sender: `${kind} ${key}`,
  failures,
  lastAt: new Date(lastAt).toISOString(),
  expiresAt: new Date(expiresAt).toISOString(),
})

/** Longer names are cut to limit the work; real usernames are shorter. */
const MAX_NAME_LENGTH = 400

/** A name is stored as a hash only, because people type passwords into the wrong field. */
const counterKeysOf = ({ username, clientAddress }: Sender) => {
  const userKey = hash('sha256', foldName(username.slice(0, MAX_NAME_LENGTH)), 'base64url')
  const addressKey = senderNetworkOf(clientAddress)
  const network = wideNetworkOf(clientAddress)
  const networkKey = network === addressKey ? [] : [network]
  return {
    userKey,
    addressKey,
    senderKey: `${addressKey} ${userKey}`,
    /** none for IPv4 */
    networkKey,
    senderOfNetworkKey: networkKey.map((key) => `${key} ${userKey}`),
  }
}

/** The last of the failures expires at `expiresAt`. */
type FailureCount = { readonly failures: number; readonly lastAt: number; readonly expiresAt: number }

/** Counts failures by key. */
type FailureCounters = {
  /** the failures that have not expired */
  readonly countAt: (key: string, now: number) => number
  /** milliseconds that this key has to wait from now */
  readonly remainingDelayMs: (key: string, now: number, delay: LoginDelay) => number
  readonly countFailure: (key: string, now: number) => FailureCount
  readonly reset: (key: string, now: number) => FailureCount
  /** takes in a count that is newer */
  readonly restore: (key: string, count: FailureCount) => void
}

const noFailures: FailureCount = { failures: 0, lastAt: 0, expiresAt: 0 }

const failureCounters = (expiresAfterMs: number, maxSize: number): FailureCounters => {
  const counts = lruMap<FailureCount>(maxSize)
  const countAt = (key: string, now: number): number => {
    const { failures, lastAt, expiresAt } = counts.get(key) ?? noFailures
    // A clock that was put back ends all failures.
    return now < lastAt ? 0 : Math.min(failures, Math.max(0, Math.ceil((expiresAt - now) / expiresAfterMs)))
  }
  return {
    countAt,
    remainingDelayMs: (key, now, delay) => {
      const { failures, lastAt } = counts.get(key) ?? noFailures
      return Math.max(0, delayAfter(failures, delay) - elapsedMsOrInfinity(lastAt, now))
    },
    countFailure: (key, now) => {
      const remaining = countAt(key, now)
      const { expiresAt } = remaining === 0 ? { expiresAt: now } : (counts.get(key) ?? noFailures)
      // Failures expire one after the other, also while further ones are added.
      const count = { failures: remaining + 1, lastAt: now, expiresAt: expiresAt + expiresAfterMs }
      counts.set(key, count)
      return count
    },
    reset: (key, now) => {
      counts.delete(key)
      return { failures: 0, lastAt: now, expiresAt: now }
    },
    restore: (key, count) => {
      const { failures, lastAt } = counts.get(key) ?? noFailures
      const isNewer = count.lastAt === lastAt ? count.failures > failures : count.lastAt > lastAt
      if (isNewer) counts.set(key, count)
    },
  }
}

/** Limits for the delay after repeated failures. */
export type LoginDelay = {
  /** number of failures without a delay */
  readonly freeFailures: number
  /** the longest delay; a failure of one sender or address also expires in this time */
  readonly maxDelayMs: number
}

const FIRST_DELAY_MS = 1_000

/** The first delay is one second; each further failure doubles it. */
const delayAfter = (failures: number, { freeFailures, maxDelayMs }: LoginDelay): number =>
  failures < freeFailures ? 0 : Math.min(maxDelayMs, FIRST_DELAY_MS * 2 ** (failures - freeFailures))
