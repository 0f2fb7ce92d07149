import { readFileSync } from 'node:fs'

/**
 * A time in which no other event was handled: the thread worked, waited for a processor that others had, or waited for the
 * disk. Only Linux says how long it waited for a processor; elsewhere that is 0, and the work is that of all threads.
 */
export type Stall = { readonly ms: number; readonly workedMs: number; readonly awaitedProcessorMs: number }

const INTERVAL_MS = 10

/** Watches the main thread; the result says what the longest stall was since then, and ends the watch. */
export const watchStalls = (): (() => Stall) => {
  let longest: Stall = { ms: 0, workedMs: 0, awaitedProcessorMs: 0 }
  let last = threadTimes()
  const timer = setInterval(() => {
    const next = threadTimes()
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

type ThreadTimes = { readonly at: number; readonly workedMs: number; readonly awaitedProcessorMs: number }

const threadTimes = (): ThreadTimes => {
  const at = performance.now()
  try {
    const [worked, awaited] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ')
    return { at, workedMs: Number(worked) / 1e6, awaitedProcessorMs: Number(awaited) / 1e6 }
  } catch {
    const { user, system } = process.cpuUsage()
    return { at, workedMs: (user + system) / 1_000, awaitedProcessorMs: 0 }
  }
}
