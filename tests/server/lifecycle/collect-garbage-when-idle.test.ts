import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { idleCheck, processPorts } from '../../../server/lifecycle/collect-garbage-when-idle'

/** A process of which a test says what it uses; collecting takes 300 ms, and leaves 60 MB. */
const aProcess = () => {
  const figures = { megabytes: 60, busyShare: 0, collections: 0, ms: 0 }
  const check = idleCheck({
    heldBytes: () => figures.megabytes * 1_000_000,
    busyShare: () => figures.busyShare,
    collectGarbage: () =>
      Object.assign(figures, { megabytes: 60, collections: figures.collections + 1, ms: figures.ms + 300 }),
    now: () => figures.ms,
  })
  return { figures, check }
}

describe('collecting garbage while idle', () => {
  it('garbage of much work is collected once, when the process is idle', () => {
    const { figures, check } = aProcess()
    Object.assign(figures, { megabytes: 200, busyShare: 0.8 })
    check()
    expect(figures.collections).toBe(0)
    figures.busyShare = 0.02
    check()
    check()
    expect(figures.collections).toBe(1)
  })

  it('garbage is not collected while one user saves large plans', () => {
    const { figures, check } = aProcess()
    Object.assign(figures, { megabytes: 200, busyShare: 0.08 })
    check()
    expect(figures.collections).toBe(0)
  })

  it('garbage is collected again only after a hundred times as long as it took', () => {
    const { figures, check } = aProcess()
    figures.megabytes = 200
    check()
    Object.assign(figures, { megabytes: 200, ms: 29_000 })
    check()
    expect(figures.collections).toBe(1)
    figures.ms = 30_100
    check()
    expect(figures.collections).toBe(2)
  })

  it('little garbage is left to V8', () => {
    const { figures, check } = aProcess()
    figures.megabytes = 100
    check()
    expect(figures.collections).toBe(0)
  })

  it('growth counts from the least that was held since', () => {
    const { figures, check } = aProcess()
    figures.megabytes = 20
    check()
    figures.megabytes = 75
    check()
    expect(figures.collections).toBe(1)
  })

  it('this process gives the memory of an object back that nothing uses any more', async () => {
    const { collectGarbage } = processPorts()
    const unused = new WeakRef({})
    // An object is kept at least to the end of the job that made the reference.
    await setImmediate()
    collectGarbage()
    expect(unused.deref()).toBeUndefined()
  })

  it('this process gives pages of memory back of which little is used', () => {
    const { collectGarbage, heldBytes } = processPorts()
    collectGarbage()
    const before = heldBytes()
    const records = Array.from({ length: 500_000 }, (_, index) => ({ index, list: [index] }))
    collectGarbage()
    const kept = records.filter(({ index }) => index % 20 === 0)
    records.length = 0
    const full = heldBytes()
    collectGarbage()
    expect(kept).toHaveLength(25_000)
    expect(heldBytes() - before).toBeLessThan((full - before) / 2)
  })
})
