import { setMaxListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { sharedReads, type EventFeed } from '../../../server/events'
import { testFeed } from './test-feed'

describe('sharedReads', () => {
  it.each([1, 40])('the storage is read once for each change, with %i followers', async (followerCount) => {
    const feed = testFeed()
    setMaxListeners(0, feed.signal)
    const readAfter = vi.fn<EventFeed['readAfter']>(feed.feed.readAfter)
    const share = sharedReads()
    const shareFeed = (): EventFeed => share('org', 'project p', { ...feed.feed, readAfter })
    const streams = await Promise.all(
      Array.from({ length: followerCount }, () => feed.readStream(feed.open({ lastSeen: 2 }, shareFeed()))),
    )
    const readCounts: number[] = []
    for (const version of [3, 4]) {
      readAfter.mockClear()
      await feed.addVersion(version)
      readCounts.push(readAfter.mock.calls.length)
    }
    expect(readCounts).toEqual([1, 1])
    const ids = feed.readTexts.join('').match(/^id: \d+$/gm) ?? []
    expect(ids.toSorted()).toEqual([...Array(followerCount).fill('id: 3'), ...Array(followerCount).fill('id: 4')])
    for (const stream of streams) stream.destroy()
  })

  it('a follower that has seen less reads by itself, and a failed read is repeated', async () => {
    const feed = testFeed()
    const readAfter = vi.fn<EventFeed['readAfter']>(feed.feed.readAfter)
    const share = sharedReads()
    const sharedFeed = share('org', 'project p', { ...feed.feed, readAfter })
    const stop = sharedFeed.subscribe(() => undefined)
    readAfter.mockRejectedValueOnce(new Error('away'))
    await expect(sharedFeed.readAfter(1)).rejects.toThrow('away')
    expect((await sharedFeed.readAfter(1)).events.map(({ id }) => id)).toEqual([2])
    expect((await sharedFeed.readAfter(0)).events.map(({ id }) => id)).toEqual([1, 2])
    expect(readAfter).toHaveBeenCalledTimes(3)
    stop()
  })
})
