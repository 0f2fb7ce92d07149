import { neighbourhoodOf } from './neighbourhood'
import type { Patience } from './patience'
import { recentOf } from './recent'
import { talliesOf } from './tallies'

/** Somebody at an address who says to be a user. */
export type Caller = { readonly username: string; readonly from: string }

/** Slows down whoever guesses passwords. */
export type Throttle = {
  /** the milliseconds before this caller may try again; 0 when it may try now */
  readonly wait: (caller: Caller) => number
  readonly failed: (caller: Caller) => void
  readonly succeeded: (caller: Caller) => void
}

const MINUTE_MS = 60_000

export const patienceWith = {
  /** one address trying one user */
  caller: { free: 5, longest: 15 * MINUTE_MS },
  /** one address trying many users; an office has one address, too */
  address: { free: 30, longest: 5 * MINUTE_MS },
  /** many addresses trying one user, who may come from a new one himself: so never for long */
  user: { free: 20, longest: MINUTE_MS / 2 },
} as const satisfies Readonly<Record<string, Patience>>

export const throttleOf = (now: () => Date, most = 10_000): Throttle => {
  const callers = talliesOf(patienceWith.caller, most)
  const addresses = talliesOf(patienceWith.address, most)
  const users = talliesOf(patienceWith.user, most)
  const known = recentOf<true>(most)

  return {
    // What strangers do elsewhere, or others in the same office, keeps nobody from a desk that once was signed in from.
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
    // The other tallies stay: else one account of one's own would wipe out the guesses at all others.
    succeeded: (caller) => {
      const { name } = namesOf(caller)
      callers.forgive(name)
      known.put(name, true)
    },
  }
}

/** Longer than any user's name may be, so that what is remembered of a caller stays small. */
const LONGEST_NAME = 400

const namesOf = ({ username, from }: Caller) => {
  const [user, address] = [username.slice(0, LONGEST_NAME), neighbourhoodOf(from)]
  return { user, address, name: `${address} ${user}` }
}
