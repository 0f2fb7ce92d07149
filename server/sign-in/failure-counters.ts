import { passed, recentOf } from '../lru-map'
import { failuresLeft, waitAfter, type Patience } from './login-delay'

/** Counts failures by name. */
export type Tallies = {
  /** how many milliseconds this name has to wait from now */
  readonly wait: (name: string, now: number) => number
  readonly fail: (name: string, now: number) => void
  readonly forgive: (name: string) => void
}

type Tally = { readonly failures: number; readonly last: number }

const none: Tally = { failures: 0, last: 0 }

export const talliesOf = (patience: Patience, most: number): Tallies => {
  const tallies = recentOf<Tally>(most)
  return {
    wait: (name, now) => {
      const { failures, last } = tallies.get(name) ?? none
      return Math.max(0, waitAfter(failures, patience) - passed(last, now))
    },
    fail: (name, now) => {
      const { failures, last } = tallies.get(name) ?? none
      tallies.put(name, { failures: failuresLeft(failures, passed(last, now), patience) + 1, last: now })
    },
    forgive: tallies.drop,
  }
}
