import { setMaxListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { sharedLooks, type Followed } from '../../../server/events'
import { somethingFollowed } from './test-feed'

describe('those who follow the same', () => {
  it.each([1, 40])('read once for each change, with %i followers', async (many) => {
    const all = somethingFollowed()
    setMaxListeners(0, all.signal)
    const since = vi.fn<Followed['since']>(all.followed.since)
    const share = sharedLooks()
    const one = (): Followed => share('org', 'project p', { ...all.followed, since })
    const streams = await Promise.all(Array.from({ length: many }, () => all.reading(all.open({ since: 2 }, one()))))
    const looks: number[] = []
    for (const version of [3, 4]) {
      since.mockClear()
      await all.comes(version)
      looks.push(since.mock.calls.length)
    }
    expect(looks).toEqual([1, 1])
    const told = all.read.join('').match(/^id: \d+$/gm) ?? []
    expect(told.toSorted()).toEqual([...Array(many).fill('id: 3'), ...Array(many).fill('id: 4')])
    for (const stream of streams) stream.destroy()
  })

  it('read by themselves where one has seen less, and again after a read that failed', async () => {
    const all = somethingFollowed()
    const since = vi.fn<Followed['since']>(all.followed.since)
    const share = sharedLooks()
    const one = share('org', 'project p', { ...all.followed, since })
    const stop = one.subscribe(() => undefined)
    since.mockRejectedValueOnce(new Error('away'))
    await expect(one.since(1)).rejects.toThrow('away')
    expect((await one.since(1)).events.map(({ id }) => id)).toEqual([2])
    expect((await one.since(0)).events.map(({ id }) => id)).toEqual([1, 2])
    expect(since).toHaveBeenCalledTimes(3)
    stop()
  })
})
