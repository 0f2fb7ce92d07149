import type { Readable } from 'node:stream'
import { eventStream, inProcessBus, type EventFeed, type StreamOptions } from '../../../server/events'
import { testClock, waitUntilIdle } from './test-clock'

/** Something with two versions that may get more, timers that the test fires, and followers. */
export const testFeed = () => {
  const bus = inProcessBus()
  const clock = testClock()
  const closing = new AbortController()
  const versions = [1, 2]
  const readTexts: string[] = []
  const errors: unknown[] = []

  const feed: EventFeed = {
    subscribe: (listener) => bus.subscribe('org', 'project p', listener),
    readAfter: async (id) => ({
      events: versions
        .filter((eachVersion) => eachVersion > id)
        .map((eachVersion) => ({ id: eachVersion, name: 'changed', data: JSON.stringify({ words: 'a\nb' }) })),
      isFinal: versions.includes(99),
    }),
    readCurrentId: async () => versions.at(-1) ?? 0,
  }

  return {
    readTexts,
    errors,
    versions,
    feed,
    signal: closing.signal,
    pass: clock.advance,
    close: () => closing.abort(),
    /** the numbers of listeners and of timers that are left */
    remaining: () => [bus.listenerCount(), clock.timerCount()],

    open: (options: Partial<StreamOptions> = {}, changes: Partial<EventFeed> = {}): Readable =>
      eventStream(
        { ...feed, ...changes },
        {
          lastSeen: undefined,
          signal: closing.signal,
          isAllowed: async () => true,
          onError: (error) => errors.push(error),
          startTimer: clock.startTimer,
          ...options,
        },
      ),

    readStream: async (stream: Readable): Promise<Readable> => {
      stream.on('data', (chunk) => readTexts.push(String(chunk)))
      stream.on('end', () => readTexts.push('end'))
      await waitUntilIdle()
      return stream
    },

    addVersion: async (version: number): Promise<void> => {
      versions.push(version)
      bus.publish({ organisation: 'org', topic: 'project p', version })
      await waitUntilIdle()
    },
  }
}
