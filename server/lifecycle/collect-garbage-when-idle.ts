import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { createContext, runInContext } from 'node:vm'

const CHECK_MS = 5_000
/** Below what one user takes who saves plans of thousands of stops as often as the limits allow. */
const MAX_BUSY_SHARE = 0.03
const MIN_GROWTH_BYTES = 50_000_000
/** Requests wait while garbage is collected, so that the next time comes after this many times as long at the earliest. */
const MIN_PAUSE_FACTOR = 100

export type GarbagePorts = {
  /** all memory for objects, also what of it is garbage or free */
  readonly heldBytes: () => number
  /** the share of the time since the last call in which the process worked */
  readonly busyShare: () => number
  readonly collectGarbage: () => void
  /** milliseconds */
  readonly now: () => number
}

/**
 * V8 collects garbage when it needs memory. A server that is idle after much work would keep it for a minute, so it is
 * collected in the first quiet seconds.
 */
export const collectGarbageWhenIdle = (ports: GarbagePorts = processPorts()): (() => void) => {
  const check = idleCheck(ports)
  const timer = setInterval(check, CHECK_MS).unref()
  return () => clearInterval(timer)
}

/** Collects where the process is idle and holds much more than its least since the last collection, and not soon after it. */
export const idleCheck = ({ heldBytes, busyShare, collectGarbage, now }: GarbagePorts): (() => void) => {
  let leastBytes = heldBytes()
  let pauseEnd = -Infinity
  return () => {
    const isBusy = busyShare() > MAX_BUSY_SHARE
    const used = heldBytes()
    leastBytes = Math.min(leastBytes, used)
    const start = now()
    if (isBusy || start < pauseEnd || used - leastBytes < MIN_GROWTH_BYTES) return
    collectGarbage()
    pauseEnd = start + MIN_PAUSE_FACTOR * (now() - start)
    leastBytes = heldBytes()
  }
}

export const processPorts = (): GarbagePorts => {
  setFlagsFromString('--expose-gc')
  // Only contexts that are made after the flag have the function.
  const context = createContext()
  let last = performance.eventLoopUtilization()
  return {
    now: () => performance.now(),
    heldBytes: () => {
      const { total_physical_size: heap, external_memory: external } = getHeapStatistics()
      return heap + external
    },
    busyShare: () => {
      const current = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(current, last)
      last = current
      return utilization
    },
    collectGarbage: () => {
      // Else pages stay of which little is used: half of the old objects' memory after plans of thousands of stops.
      setFlagsFromString('--compact-on-every-full-gc')
      runInContext('globalThis.gc?.()', context)
      setFlagsFromString('--no-compact-on-every-full-gc')
    },
  }
}
