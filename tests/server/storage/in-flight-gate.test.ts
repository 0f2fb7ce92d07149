import { describe, expect, it } from 'vitest'
import { doorWith } from '../../../server/storage/in-flight-gate'

const paused = () => {
  let go = (): void => undefined
  const gone = new Promise<void>((resolve) => {
    go = resolve
  })
  return { gone, go }
}

describe('a door', () => {
  it('lets work in and out again, also when it fails', async () => {
    const door = doorWith(async () => undefined)
    await expect(door.enter(async () => 7)).resolves.toBe(7)
    await expect(
      door.enter(async () => {
        throw new Error('out of the blue')
      }),
    ).rejects.toThrow('out of the blue')
  })

  it('closes after the work inside is done', async () => {
    const order: string[] = []
    const { gone, go } = paused()
    const door = doorWith(async () => void order.push('ended'))
    const work = door.enter(async () => {
      await gone
      order.push('worked')
    })
    const closing = door.close()
    await expect(door.enter(async () => 7)).rejects.toThrow('the storage is closed')
    expect(order).toEqual([])
    go()
    await Promise.all([work, closing])
    expect(order).toEqual(['worked', 'ended'])
  })

  it('closes once', async () => {
    let ends = 0
    const door = doorWith(async () => {
      ends += 1
    })
    await Promise.all([door.close(), door.close()])
    await door.close()
    expect(ends).toBe(1)
  })
})
