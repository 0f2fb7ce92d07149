import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { progressThrottle } from '../../../../server/optimisation/run/job-progress'
import type { Progress } from '../../../../server/solver'

const progressOf = (share: number): Progress => ({
  share,
  best: { cost: 1, metres: 1, seconds: 1, planned: 1, unplanned: 0 },
})

describe('progressThrottle', () => {
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
    const throttle = progressThrottle(quick)
    for (let ms = 0; ms < 1900; ms += 100) {
      throttle.record(progressOf(ms))
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(written).toEqual([0, 300, 700, 1100, 1500])
    await throttle.close()
  })

  it('the last progress is written though no other follows, and none is written twice', async () => {
    const throttle = progressThrottle(quick)
    throttle.record(progressOf(1))
    throttle.record(progressOf(2))
    await vi.advanceTimersByTimeAsync(5000)
    expect(written).toEqual([1, 2])
    await throttle.close()
  })

  it('one write runs at a time', async () => {
    const throttle = progressThrottle(({ share }) => {
      written.push(share)
      return new Promise((resolve) => (slow = [...slow, resolve]))
    })
    throttle.record(progressOf(1))
    throttle.record(progressOf(2))
    await vi.advanceTimersByTimeAsync(3000)
    expect(written).toEqual([1])
    slow[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(written).toEqual([1, 2])
    slow[1]?.()
    await throttle.close()
  })

  it('a closed throttle writes nothing, and closing waits for the write in progress', async () => {
    const throttle = progressThrottle(({ share }) => {
      written.push(share)
      return new Promise((resolve) => (slow = [...slow, resolve]))
    })
    throttle.record(progressOf(1))
    throttle.record(progressOf(2))
    let isClosed = false
    const closing = throttle.close().then(() => (isClosed = true))
    await vi.advanceTimersByTimeAsync(1000)
    expect(isClosed).toBe(false)
    slow[0]?.()
    await closing
    throttle.record(progressOf(3))
    await vi.advanceTimersByTimeAsync(1000)
    expect([written, vi.getTimerCount()]).toEqual([[1], 0])
  })
})
