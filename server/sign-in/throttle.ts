import { lruMap, elapsedMs } from '../lru-map'
import { senderNetworkOf } from './sender-network'

/** A log-in attempt: username and client address. */
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
      const { name, address, user } = counterKeysOf(sender)
      const timestamp = now().getTime()
      const senderDelayMs = senderCounters.remainingDelayMs(name, timestamp)
      return knownSenders.get(name) === undefined
        ? Math.max(
            senderDelayMs,
            addressCounters.remainingDelayMs(address, timestamp),
            userCounters.remainingDelayMs(user, timestamp),
          )
        : senderDelayMs
    },
    recordFailure: (sender) => {
      const { name, address, user } = counterKeysOf(sender)
      const timestamp = now().getTime()
      senderCounters.countFailure(name, timestamp)
      addressCounters.countFailure(address, timestamp)
      userCounters.countFailure(user, timestamp)
    },
    // The other counters stay: otherwise attackers could reset them by logging in to their own account.
    recordSuccess: (sender) => {
      const { name } = counterKeysOf(sender)
      senderCounters.reset(name)
      knownSenders.set(name, true)
    },
  }
}

/** Longer names are cut to limit the memory; real usernames are shorter. */
const MAX_NAME_LENGTH = 400

const counterKeysOf = ({ username, clientAddress }: Sender) => {
  const [user, address] = [username.slice(0, MAX_NAME_LENGTH), senderNetworkOf(clientAddress)]
  return { user, address, name: `${address} ${user}` }
}

/** Counts failures by name. */
type FailureCounters = {
  /** milliseconds that this name has to wait from now */
  readonly remainingDelayMs: (name: string, now: number) => number
  readonly countFailure: (name: string, now: number) => void
  readonly reset: (name: string) => void
}

type FailureCount = { readonly failures: number; readonly last: number }

const noFailures: FailureCount = { failures: 0, last: 0 }

const failureCounters = (delay: LoginDelay, maxSize: number): FailureCounters => {
  const counts = lruMap<FailureCount>(maxSize)
  return {
    remainingDelayMs: (name, now) => {
      const { failures, last } = counts.get(name) ?? noFailures
      return Math.max(0, delayAfter(failures, delay) - elapsedMs(last, now))
    },
    countFailure: (name, now) => {
      const { failures, last } = counts.get(name) ?? noFailures
      counts.set(name, { failures: remainingFailures(failures, elapsedMs(last, now), delay) + 1, last: now })
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
