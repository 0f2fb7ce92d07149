import { lruMap } from '../lru-map'
import { senderNetworkOf } from './sender-network'
import type { LoginDelay } from './login-delay'
import { failureCounters } from './failure-counters'

/** A sender who tries to log in as this user from this address. */
export type Sender = { readonly username: string; readonly from: string }

/** Slows down the guessing of passwords. */
export type Throttle = {
  /** the milliseconds before this caller may try again; 0 where it may try now */
  readonly wait: (sender: Sender) => number
  readonly recordFailure: (sender: Sender) => void
  readonly recordSuccess: (sender: Sender) => void
}

const MINUTE_MS = 60_000

export const loginDelays = {
  /** one address that tries one user */
  sender: { freeFailures: 5, maxDelayMs: 15 * MINUTE_MS },
  /** one address that tries many users; a whole office may share one address */
  address: { freeFailures: 30, maxDelayMs: 5 * MINUTE_MS },
  /** many addresses that try one user; never for long, since the user may also come from a new address */
  user: { freeFailures: 20, maxDelayMs: MINUTE_MS / 2 },
} as const satisfies Readonly<Record<string, LoginDelay>>

export const throttleOf = (now: () => Date, maxSize = 10_000): Throttle => {
  const senderCounters = failureCounters(loginDelays.sender, maxSize)
  const addressCounters = failureCounters(loginDelays.address, maxSize)
  const userCounters = failureCounters(loginDelays.user, maxSize)
  const knownSenders = lruMap<true>(maxSize)

  return {
    // A user who has logged in from this address before is not slowed down by the failures of others.
    wait: (sender) => {
      const { name, address, user } = counterKeysOf(sender)
      const timestamp = now().getTime()
      const senderWait = senderCounters.wait(name, timestamp)
      return knownSenders.get(name) === undefined
        ? Math.max(senderWait, addressCounters.wait(address, timestamp), userCounters.wait(user, timestamp))
        : senderWait
    },
    recordFailure: (sender) => {
      const { name, address, user } = counterKeysOf(sender)
      const timestamp = now().getTime()
      senderCounters.countFailure(name, timestamp)
      addressCounters.countFailure(address, timestamp)
      userCounters.countFailure(user, timestamp)
    },
    // The other tallies stay: otherwise a guesser could clear them by logging in to an account of his own.
    recordSuccess: (sender) => {
      const { name } = counterKeysOf(sender)
      senderCounters.forgive(name)
      knownSenders.set(name, true)
    },
  }
}

/** Longer names are cut, so that what is remembered stays small; the name of a real user is shorter. */
const MAX_NAME_LENGTH = 400

const counterKeysOf = ({ username, from }: Sender) => {
  const [user, address] = [username.slice(0, MAX_NAME_LENGTH), senderNetworkOf(from)]
  return { user, address, name: `${address} ${user}` }
}
