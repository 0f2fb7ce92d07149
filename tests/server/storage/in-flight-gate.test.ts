import { describe, expect, it } from 'vitest'
import { createInFlightGate } from '../../../server/storage/in-flight-gate'

const createPause = () => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { released, release }
}

describe('inFlightGate', () => {
  it('work runs and ends, also when it fails', async () => {
    const gate = createInFlightGate(async () => undefined)
    await expect(gate.run(async () => 7)).resolves.toBe(7)
    await expect(
      gate.run(async () => {
        throw new Error('out of the blue')
      }),
    ).rejects.toThrow('out of the blue')
  })

  it('the gate closes after the work in progress', async () => {
    const order: string[] = []
    const { released, release } = createPause()
    const gate = createInFlightGate(async () => void order.push('ended'))
    const work = gate.run(async () => {
      await released
      order.push('worked')
    })
    const closing = gate.close()
    await expect(gate.run(async () => 7)).rejects.toThrow('the storage is closed')
    expect(order).toEqual([])
    release()
    await Promise.all([work, closing])
    expect(order).toEqual(['worked', 'ended'])
  })

  it('the gate closes once', async () => {
    let ends = 0
    const gate = createInFlightGate(async () => {
      ends += 1
    })
    await Promise.all([gate.close(), gate.close()])
    await gate.close()
    expect(ends).toBe(1)
  })
})
