import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { progressLog } from '../../../../server/optimisation/run/progress-log'
import type { Progress } from '../../../../server/solver'

const progressOf = (share: number): Progress => ({
  share,
  best: { cost: 1, metres: 1, seconds: 1, planned: 1, unplanned: 0 },
})

describe('progressLog', () => {
  let written: number[]
  let slow: ReadonlyArray<() => void>
  beforeEach(() => {
    vi.useFakeTimers()
    written = []
    slow = []
  })
  afterEach(() => void vi.useRealTimers())

  const quick = async ({ share }: Progress): Promise<void> => void written.push(share)

  it('the first progress is written at once, and then the latest more than twice a second', async () => {
    const log = progressLog(quick)
    for (let ms = 0; ms < 1900; ms += 100) {
      log.record(progressOf(ms))
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(written).toEqual([0, 300, 700, 1100, 1500])
    await log.close()
  })

  it('the last progress is written though no other follows, and none is written twice', async () => {
    const log = progressLog(quick)
    log.record(progressOf(1))
    log.record(progressOf(2))
    await vi.advanceTimersByTimeAsync(5000)
    expect(written).toEqual([1, 2])
    await log.close()
  })

  it('one write runs at a time', async () => {
    const log = progressLog(({ share }) => {
      written.push(share)
      return new Promise((resolve) => (slow = [...slow, resolve]))
    })
    log.record(progressOf(1))
    log.record(progressOf(2))
    await vi.advanceTimersByTimeAsync(3000)
    expect(written).toEqual([1])
    slow[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(written).toEqual([1, 2])
    slow[1]?.()
    await log.close()
  })

  it('a closed log writes nothing, and closing waits for the write in progress', async () => {
    const log = progressLog(({ share }) => {
      written.push(share)
      return new Promise((resolve) => (slow = [...slow, resolve]))
    })
    log.record(progressOf(1))
    log.record(progressOf(2))
    let isClosed = false
    const closing = log.close().then(() => (isClosed = true))
    await vi.advanceTimersByTimeAsync(1000)
    expect(isClosed).toBe(false)
    slow[0]?.()
    await closing
    log.record(progressOf(3))
    await vi.advanceTimersByTimeAsync(1000)
    expect([written, vi.getTimerCount()]).toEqual([[1], 0])
  })
})
