import { threadTimesOf, type ThreadTimes } from '../kit/thread-times'

/**
 * A time in which no other event was handled: the thread worked, waited for a processor that others had, or waited for the
 * disk. Only Linux says how long it waited for a processor; elsewhere that is 0, and the work is that of all threads.
 */
export type Stall = ThreadTimes & { readonly ms: number }

const INTERVAL_MS = 10

/** Watches the main thread; the result says what the longest stall was since then, and ends the watch. */
export const watchStalls = (): (() => Stall) => {
  let longest: Stall = { ms: 0, workedMs: 0, awaitedProcessorMs: 0 }
  let last = ownTimes()
  const timer = setInterval(() => {
    const next = ownTimes()
    const ms = next.at - last.at - INTERVAL_MS
    if (ms > longest.ms)
      longest = {
        ms,
        workedMs: next.workedMs - last.workedMs,
        awaitedProcessorMs: next.awaitedProcessorMs - last.awaitedProcessorMs,
      }
    last = next
  }, INTERVAL_MS)
  return () => {
    clearInterval(timer)
    return longest
  }
}

/** Elsewhere than on Linux: the work of all threads. */
const ownTimes = (): ThreadTimes & { readonly at: number } => {
  const { user, system } = process.cpuUsage()
  return {
    at: performance.now(),
    ...(threadTimesOf(process.pid) ?? { workedMs: (user + system) / 1_000, awaitedProcessorMs: 0 }),
  }
}
