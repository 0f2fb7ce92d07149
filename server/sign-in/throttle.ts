import { recentOf } from '../lru-map'
import { neighbourhoodOf } from './sender-network'
import type { Patience } from './login-delay'
import { talliesOf } from './failure-counters'

/** A sender who tries to log in as this user from this address. */
export type Caller = { readonly username: string; readonly from: string }

/** Slows down the guessing of passwords. */
export type Throttle = {
  /** the milliseconds before this caller may try again; 0 where it may try now */
  readonly wait: (caller: Caller) => number
  readonly failed: (caller: Caller) => void
  readonly succeeded: (caller: Caller) => void
}

const MINUTE_MS = 60_000

export const patienceWith = {
  /** one address that tries one user */
  caller: { free: 5, longest: 15 * MINUTE_MS },
  /** one address that tries many users; a whole office may share one address */
  address: { free: 30, longest: 5 * MINUTE_MS },
  /** many addresses that try one user; never for long, since the user may also come from a new address */
  user: { free: 20, longest: MINUTE_MS / 2 },
} as const satisfies Readonly<Record<string, Patience>>

export const throttleOf = (now: () => Date, most = 10_000): Throttle => {
  const callers = talliesOf(patienceWith.caller, most)
  const addresses = talliesOf(patienceWith.address, most)
  const users = talliesOf(patienceWith.user, most)
  const known = recentOf<true>(most)

  return {
    // A user who has logged in from this address before is not slowed down by the failures of others.
    wait: (caller) => {
      const { name, address, user } = namesOf(caller)
      const at = now().getTime()
      const own = callers.wait(name, at)
      return known.get(name) === undefined ? Math.max(own, addresses.wait(address, at), users.wait(user, at)) : own
    },
    failed: (caller) => {
      const { name, address, user } = namesOf(caller)
      const at = now().getTime()
      callers.fail(name, at)
      addresses.fail(address, at)
      users.fail(user, at)
    },
    // The other tallies stay: otherwise a guesser could clear them by logging in to an account of his own.
    succeeded: (caller) => {
      const { name } = namesOf(caller)
      callers.forgive(name)
      known.put(name, true)
    },
  }
}

/** Longer names are cut, so that what is remembered stays small; the name of a real user is shorter. */
const LONGEST_NAME = 400

const namesOf = ({ username, from }: Caller) => {
  const [user, address] = [username.slice(0, LONGEST_NAME), neighbourhoodOf(from)]
  return { user, address, name: `${address} ${user}` }
}
