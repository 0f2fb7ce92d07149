import type { Readable } from 'node:stream'
import { eventStream, inProcessBus, type Followed, type StreamOptions } from '../../../server/events'
import { aClock, settled } from './test-clock'

/** Something with two versions that may get more, timers that the test fires, and followers. */
export const somethingFollowed = () => {
  const bus = inProcessBus()
  const clock = aClock()
  const closing = new AbortController()
  const versions = [1, 2]
  const read: string[] = []
  const accidents: unknown[] = []

  const followed: Followed = {
    subscribe: (listener) => bus.subscribe('org', 'project p', listener),
    since: async (id) => ({
      events: versions
        .filter((one) => one > id)
        .map((one) => ({ id: one, name: 'changed', data: JSON.stringify({ words: 'a\nb' }) })),
      over: versions.includes(99),
    }),
    present: async () => versions.at(-1) ?? 0,
  }

  return {
    read,
    accidents,
    versions,
    followed,
    signal: closing.signal,
    pass: clock.pass,
    close: () => closing.abort(),
    /** the numbers of listeners and of timers that are left */
    left: () => [bus.listening(), clock.set()],

    open: (options: Partial<StreamOptions> = {}, others: Partial<Followed> = {}): Readable =>
      eventStream(
        { ...followed, ...others },
        {
          since: undefined,
          signal: closing.signal,
          mayGoOn: async () => true,
          onAccident: (error) => accidents.push(error),
          alarm: clock.alarm,
          ...options,
        },
      ),

    reading: async (stream: Readable): Promise<Readable> => {
      stream.on('data', (chunk) => read.push(String(chunk)))
      stream.on('end', () => read.push('end'))
      await settled()
      return stream
    },

    comes: async (version: number): Promise<void> => {
      versions.push(version)
      bus.publish({ organisation: 'org', topic: 'project p', version })
      await settled()
    },
  }
}
