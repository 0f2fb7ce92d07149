import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { countTraffic, type ByteCounts } from './traffic'

/** What an action costs a page, until the page is idle again. */
export type Cost = ByteCounts & { readonly busyMs: number }

/** Waits until the page is idle, runs the action, and measures until the page is idle again. */
export type MeasureCost = (action: () => Promise<unknown>) => Promise<Cost>

/**
 * A page is idle after QUIET_MS in which no request was pending, nothing was received, and its main thread was busy for
 * at most MAX_BUSY_MS in all.
 */
const QUIET_MS = 700
const MAX_BUSY_MS = 20
const TIMEOUT_MS = 60_000

/**
 * Measures a page that has sent no request yet. It is busy while its main thread runs tasks of any kind (scripts,
 * styles, layout, painting, garbage collection). The browser adds these up as `TaskDuration`, including the time in
 * which another process had the processor.
 */
export const createCostMeter = async (context: BrowserContext, page: Page): Promise<MeasureCost> => {
  const session = await context.newCDPSession(page)
  const traffic = await countTraffic(session)
  await session.send('Performance.enable')
  const readBusyMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
  }
  /** Returns the busy time up to the moment the page became idle, and the bytes received until then. */
  const waitUntilIdle = async (): Promise<{ readonly busyMs: number; readonly bytes: ByteCounts }> => {
    const until = performance.now() + TIMEOUT_MS
    let bytes: ByteCounts = { received: 0, decoded: 0 }
    for (let busyMs = await readBusyMs(); performance.now() < until;) {
      await setTimeout(QUIET_MS)
      const [newBusyMs, newBytes] = [await readBusyMs(), traffic.takeBytes()]
      bytes = { received: bytes.received + newBytes.received, decoded: bytes.decoded + newBytes.decoded }
      if (newBytes.decoded === 0 && !traffic.isRequestPending() && newBusyMs - busyMs <= MAX_BUSY_MS)
        return { busyMs, bytes }
      busyMs = newBusyMs
    }
    throw new Error(`The page does not become idle: it is ${traffic.isRequestPending() ? 'waiting' : 'busy'}.`)
  }
  return async (action) => {
    await waitUntilIdle()
    const before = await readBusyMs()
    await action()
    const { busyMs, bytes } = await waitUntilIdle()
    assert(bytes.received > 0, 'The page received nothing.')
    return { ...bytes, busyMs: busyMs - before }
  }
}
