import { setMaxListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { sharedReads, type EventFeed } from '../../../server/events'
import { testFeed } from './test-feed'

describe('those who follow the same', () => {
  it.each([1, 40])('read once for each change, with %i followers', async (many) => {
    const all = testFeed()
    setMaxListeners(0, all.signal)
    const readAfter = vi.fn<EventFeed['readAfter']>(all.followed.readAfter)
    const share = sharedReads()
    const one = (): EventFeed => share('org', 'project p', { ...all.followed, readAfter })
    const streams = await Promise.all(
      Array.from({ length: many }, () => all.readStream(all.open({ lastSeen: 2 }, one()))),
    )
    const looks: number[] = []
    for (const version of [3, 4]) {
      readAfter.mockClear()
      await all.addVersion(version)
      looks.push(readAfter.mock.calls.length)
    }
    expect(looks).toEqual([1, 1])
    const told = all.read.join('').match(/^id: \d+$/gm) ?? []
    expect(told.toSorted()).toEqual([...Array(many).fill('id: 3'), ...Array(many).fill('id: 4')])
    for (const stream of streams) stream.destroy()
  })

  it('read by themselves where one has seen less, and again after a read that failed', async () => {
    const all = testFeed()
    const readAfter = vi.fn<EventFeed['readAfter']>(all.followed.readAfter)
    const share = sharedReads()
    const one = share('org', 'project p', { ...all.followed, readAfter })
    const stop = one.subscribe(() => undefined)
    readAfter.mockRejectedValueOnce(new Error('away'))
    await expect(one.readAfter(1)).rejects.toThrow('away')
    expect((await one.readAfter(1)).events.map(({ id }) => id)).toEqual([2])
    expect((await one.readAfter(0)).events.map(({ id }) => id)).toEqual([1, 2])
    expect(readAfter).toHaveBeenCalledTimes(3)
    stop()
  })
})
