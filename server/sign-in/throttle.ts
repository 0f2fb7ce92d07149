import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { foldUsername } from '../../src/domain/user'
import { lruMap, elapsedMs } from '../lru-map'
import type { AttemptRecord } from '../storage'

/** Who tries to log in: the username and the client address. */
export type Sender = { readonly username: string; readonly clientAddress: string }

/** Slows down password guessing. What is known of a sender is also given out and taken in, to be stored. */
export type Throttle = {
  /** milliseconds until the next attempt is allowed; 0 if it is allowed now */
  readonly remainingDelayMs: (sender: Sender) => number
  /** whether this user has logged in from this address before */
  readonly isKnown: (sender: Sender) => boolean
  /** both return what changed */
  readonly recordFailure: (sender: Sender) => ReadonlyArray<AttemptRecord>
  readonly recordSuccess: (sender: Sender) => ReadonlyArray<AttemptRecord>
  /** the names under which something of the sender may be stored */
  readonly storedNamesOf: (sender: Sender) => ReadonlyArray<string>
  /** takes in what another server has stored, or this one before a restart */
  readonly restore: (attempts: ReadonlyArray<AttemptRecord>) => void
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

  return {
    isKnown,
    // A user who has logged in from this address before is not slowed down by the failures of others. Nor is anybody
    // refused at the first attempt, since only the password tells the user from those who guess.
    remainingDelayMs: (sender) => {
      const { senderKey, addressKey, userKey } = counterKeysOf(sender)
      const timestamp = now().getTime()
      if (isKnown(sender)) return senderCounters.remainingDelayMs(senderKey, timestamp, loginDelays.sender)
      const isAttacked = userCounters.countAt(userKey, timestamp) >= attackedUser.failures
      const delay = isAttacked ? loginDelays.senderUnderAttack : loginDelays.sender
      return Math.max(
        senderCounters.remainingDelayMs(senderKey, timestamp, delay),
        addressCounters.remainingDelayMs(addressKey, timestamp, loginDelays.address),
      )
    },
    recordFailure: (sender) => {
      const { senderKey, addressKey, userKey } = counterKeysOf(sender)
      const timestamp = now().getTime()
      return [
        toRecord('sender', senderKey, senderCounters.countFailure(senderKey, timestamp)),
        toRecord('address', addressKey, addressCounters.countFailure(addressKey, timestamp)),
        toRecord('user', userKey, userCounters.countFailure(userKey, timestamp)),
      ]
    },
    // The other counters stay: otherwise attackers could reset them by logging in to their own account.
    recordSuccess: (sender) => {
      const { senderKey } = counterKeysOf(sender)
      const timestamp = now().getTime()
      lastSuccessAt.set(senderKey, timestamp)
      return [
        toRecord('sender', senderKey, senderCounters.reset(senderKey, timestamp)),
        toRecord(KNOWN, senderKey, { failures: 0, lastAt: timestamp, forgottenAt: timestamp + KNOWN_MS }),
      ]
    },
    storedNamesOf: (sender) => {
      const { senderKey, addressKey, userKey } = counterKeysOf(sender)
      return [`sender ${senderKey}`, `address ${addressKey}`, `user ${userKey}`, `${KNOWN} ${senderKey}`]
    },
    restore: (attempts) => {
      for (const { sender, failures, lastAt } of attempts) {
        const [kind = '', ...parts] = sender.split(' ')
        const [key, at] = [parts.join(' '), Date.parse(lastAt)]
        if (isCounterKind(kind)) countersByKind[kind].restore(key, { failures, lastAt: at })
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
  { failures, lastAt, forgottenAt }: Counted,
): AttemptRecord => ({
  sender: `${kind} ${key}`,
  failures,
  lastAt: new Date(lastAt).toISOString(),
  forgottenAt: new Date(forgottenAt).toISOString(),
})

/** Longer names are cut to limit the work; real usernames are shorter. */
const MAX_NAME_LENGTH = 400

/** A name is stored as a digest only, because people type passwords into the wrong field. */
const counterKeysOf = ({ username, clientAddress }: Sender) => {
  const userKey = hash('sha256', foldUsername(username.slice(0, MAX_NAME_LENGTH)), 'base64url')
  const addressKey = senderNetworkOf(clientAddress)
  return { userKey, addressKey, senderKey: `${addressKey} ${userKey}` }
}

type FailureCount = { readonly failures: number; readonly lastAt: number }

type Counted = FailureCount & { readonly forgottenAt: number }

/** Counts failures by key. */
type FailureCounters = {
  /** the failures that have not expired */
  readonly countAt: (key: string, now: number) => number
  /** milliseconds that this key has to wait from now */
  readonly remainingDelayMs: (key: string, now: number, delay: LoginDelay) => number
  readonly countFailure: (key: string, now: number) => Counted
  readonly reset: (key: string, now: number) => Counted
  /** takes in a count that is newer */
  readonly restore: (key: string, count: FailureCount) => void
}

const noFailures: FailureCount = { failures: 0, lastAt: 0 }

const failureCounters = (expiresAfterMs: number, maxSize: number): FailureCounters => {
  const counts = lruMap<FailureCount>(maxSize)
  const countAt = (key: string, now: number): number => {
    const { failures, lastAt } = counts.get(key) ?? noFailures
    return remainingFailures(failures, elapsedMs(lastAt, now), expiresAfterMs)
  }
  return {
    countAt,
    remainingDelayMs: (key, now, delay) => {
      const { failures, lastAt } = counts.get(key) ?? noFailures
      return Math.max(0, delayAfter(failures, delay) - elapsedMs(lastAt, now))
    },
    countFailure: (key, now) => {
      const count = { failures: countAt(key, now) + 1, lastAt: now }
      counts.set(key, count)
      return { ...count, forgottenAt: now + count.failures * expiresAfterMs }
    },
    reset: (key, now) => {
      counts.delete(key)
      return { failures: 0, lastAt: now, forgottenAt: now }
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

/** Failures expire one by one, so that in the long run only one guess per longest delay is possible. */
const remainingFailures = (failures: number, elapsed: number, expiresAfterMs: number): number =>
  Math.max(0, failures - Math.floor(elapsed / expiresAfterMs))

/**
 * The network that counts as one client. For IPv6 that is the first half of the address, because a provider gives a
 * customer all addresses that begin with it.
 */
export const senderNetworkOf = (address: string): string => {
  const [addressWithoutZone = ''] = address.split('%', 1)
  const ipv4Address = /^::ffff:([\d.]+)$/i.exec(addressWithoutZone)?.[1]
  if (ipv4Address !== undefined) return ipv4Address
  return isIPv6(addressWithoutZone) ? `${groupsOf(addressWithoutZone).slice(0, 4).join(':')}::/64` : addressWithoutZone
}

const groupsOf = (address: string): ReadonlyArray<string> => {
  const [head = [], tail = []] = address.split('::').map(groupsInPart)
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail]
}

const groupsInPart = (part: string): ReadonlyArray<string> =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [shortenGroup(group)]))

const shortenGroup = (group: string): string => Number.parseInt(group, 16).toString(16)
