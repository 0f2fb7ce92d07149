import { elapsedMs, lruMap } from '../lru-map'
import { remainingFailures, delayAfter, type LoginDelay } from './login-delay'

/** Counts failures by name. */
export type FailureCounters = {
  /** how many milliseconds this name has to wait from now */
  readonly wait: (name: string, now: number) => number
  readonly countFailure: (name: string, now: number) => void
  readonly forgive: (name: string) => void
}

type FailureCount = { readonly failures: number; readonly last: number }

const noFailures: FailureCount = { failures: 0, last: 0 }

export const failureCounters = (delay: LoginDelay, maxSize: number): FailureCounters => {
  const counts = lruMap<FailureCount>(maxSize)
  return {
    wait: (name, now) => {
      const { failures, last } = counts.get(name) ?? noFailures
      return Math.max(0, delayAfter(failures, delay) - elapsedMs(last, now))
    },
    countFailure: (name, now) => {
      const { failures, last } = counts.get(name) ?? noFailures
      counts.set(name, { failures: remainingFailures(failures, elapsedMs(last, now), delay) + 1, last: now })
    },
    forgive: counts.delete,
  }
}
