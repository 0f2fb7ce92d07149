import { isIPv6 } from 'node:net'
import { lruMap, elapsedMs } from '../lru-map'

/** Who tries to log in: the username and the client address. */
export type Sender = { readonly username: string; readonly clientAddress: string }

/** Slows down password guessing. */
export type Throttle = {
  /** milliseconds until the next attempt is allowed; 0 if it is allowed now */
  readonly remainingDelayMs: (sender: Sender) => number
  readonly recordFailure: (sender: Sender) => void
  readonly recordSuccess: (sender: Sender) => void
}

const MINUTE_MS = 60_000

export const loginDelays = {
  /** one address that tries one user */
  sender: { freeFailures: 5, maxDelayMs: 15 * MINUTE_MS },
  /** one address that tries many users; an office may share one address */
  address: { freeFailures: 30, maxDelayMs: 5 * MINUTE_MS },
  /** many addresses that try one user; always short, because the user may also come from a new address */
  user: { freeFailures: 20, maxDelayMs: MINUTE_MS / 2 },
} as const satisfies Readonly<Record<string, LoginDelay>>

export const throttleOf = (now: () => Date, maxSize = 10_000): Throttle => {
  const senderCounters = failureCounters(loginDelays.sender, maxSize)
  const addressCounters = failureCounters(loginDelays.address, maxSize)
  const userCounters = failureCounters(loginDelays.user, maxSize)
  const knownSenders = lruMap<true>(maxSize)

  return {
    // A user who has logged in from this address before is not slowed down by the failures of others.
    remainingDelayMs: (sender) => {
      const { senderKey, addressKey, userKey } = counterKeysOf(sender)
      const timestamp = now().getTime()
      const senderDelayMs = senderCounters.remainingDelayMs(senderKey, timestamp)
      return knownSenders.get(senderKey) === undefined
        ? Math.max(
            senderDelayMs,
            addressCounters.remainingDelayMs(addressKey, timestamp),
            userCounters.remainingDelayMs(userKey, timestamp),
          )
        : senderDelayMs
    },
    recordFailure: (sender) => {
      const { senderKey, addressKey, userKey } = counterKeysOf(sender)
      const timestamp = now().getTime()
      senderCounters.countFailure(senderKey, timestamp)
      addressCounters.countFailure(addressKey, timestamp)
      userCounters.countFailure(userKey, timestamp)
    },
    // The other counters stay: otherwise attackers could reset them by logging in to their own account.
    recordSuccess: (sender) => {
      const { senderKey } = counterKeysOf(sender)
      senderCounters.reset(senderKey)
      knownSenders.set(senderKey, true)
    },
  }
}

/** Longer names are cut to limit the memory; real usernames are shorter. */
const MAX_NAME_LENGTH = 400

const counterKeysOf = ({ username, clientAddress }: Sender) => {
  const [userKey, addressKey] = [username.slice(0, MAX_NAME_LENGTH), senderNetworkOf(clientAddress)]
  return { userKey, addressKey, senderKey: `${addressKey} ${userKey}` }
}

/** Counts failures by key. */
type FailureCounters = {
  /** milliseconds that this key has to wait from now */
  readonly remainingDelayMs: (key: string, now: number) => number
  readonly countFailure: (key: string, now: number) => void
  readonly reset: (key: string) => void
}

type FailureCount = { readonly failures: number; readonly lastFailureAt: number }

const noFailures: FailureCount = { failures: 0, lastFailureAt: 0 }

const failureCounters = (delay: LoginDelay, maxSize: number): FailureCounters => {
  const counts = lruMap<FailureCount>(maxSize)
  return {
    remainingDelayMs: (key, now) => {
      const { failures, lastFailureAt } = counts.get(key) ?? noFailures
      return Math.max(0, delayAfter(failures, delay) - elapsedMs(lastFailureAt, now))
    },
    countFailure: (key, now) => {
      const { failures, lastFailureAt } = counts.get(key) ?? noFailures
      counts.set(key, {
        failures: remainingFailures(failures, elapsedMs(lastFailureAt, now), delay) + 1,
        lastFailureAt: now,
      })
    },
    reset: counts.delete,
  }
}

/** Limits for the delay after repeated failures. */
export type LoginDelay = {
  /** number of failures without a delay */
  readonly freeFailures: number
  /** the longest delay; also the time after which one failure expires */
  readonly maxDelayMs: number
}

const FIRST_DELAY_MS = 1_000

/** The first delay is one second; each further failure doubles it. */
const delayAfter = (failures: number, { freeFailures, maxDelayMs }: LoginDelay): number =>
  failures < freeFailures ? 0 : Math.min(maxDelayMs, FIRST_DELAY_MS * 2 ** (failures - freeFailures))

/** Failures expire one by one, so that in the long run only one guess per longest delay is possible. */
const remainingFailures = (failures: number, elapsed: number, { maxDelayMs }: LoginDelay): number =>
  Math.max(0, failures - Math.floor(elapsed / maxDelayMs))

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
