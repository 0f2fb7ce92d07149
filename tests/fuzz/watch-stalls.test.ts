import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { watchStalls } from './watch-stalls'

describe('watchStalls', () => {
  it('work that lets no other event be handled is a stall, with the time of the processor that it took', async () => {
    const endWatch = watchStalls()
    await setTimeout(30)
    const end = performance.now() + 200
    while (performance.now() < end);
    await setTimeout(30)
    const { ms, workedMs } = endWatch()
    expect(ms).toBeGreaterThan(150)
    expect(workedMs).toBeGreaterThan(0)
  })

  it('a wait that uses no processor is a stall too', async () => {
    const endWatch = watchStalls()
    await setTimeout(30)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    await setTimeout(30)
    expect(endWatch().ms).toBeGreaterThan(150)
  })

  it('work and waits for a processor are no longer than the stall', async () => {
    const endWatch = watchStalls()
    await setTimeout(30)
    const end = performance.now() + 200
    while (performance.now() < end);
    await setTimeout(30)
    const { ms, workedMs, awaitedProcessorMs } = endWatch()
    expect(workedMs + awaitedProcessorMs).toBeLessThan(ms + 30)
  })
})
