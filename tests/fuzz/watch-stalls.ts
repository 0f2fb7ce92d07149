/** A time in which no other event was handled: the process worked, or waited for the disk or for its turn on the processor. */
export type Stall = { readonly ms: number; readonly processorMs: number }

const INTERVAL_MS = 10

/** Watches a process; the result says what the longest stall was since then, and ends the watch. */
export const watchStalls = (): (() => Stall) => {
  let longest: Stall = { ms: 0, processorMs: 0 }
  let [at, usedMs] = [performance.now(), processorMsUsed()]
  const timer = setInterval(() => {
    const [nextAt, nextUsedMs] = [performance.now(), processorMsUsed()]
    const ms = nextAt - at - INTERVAL_MS
    if (ms > longest.ms) longest = { ms, processorMs: nextUsedMs - usedMs }
    ;[at, usedMs] = [nextAt, nextUsedMs]
  }, INTERVAL_MS)
  return () => {
    clearInterval(timer)
    return longest
  }
}

const processorMsUsed = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
