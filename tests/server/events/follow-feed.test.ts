import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharedReads, type StartTimer, type EventFeed, type Listener } from '../../../server/events'
import { type EventBatch, followFeed } from '../../../server/events/follow-feed'

/** New versions that come at once, and how the message about them arrives. */
type VersionsAdded = {
  readonly versions: number
  readonly delivery: 'once' | 'twice' | 'lost, and the loss reported'
}

const versionsAdded = fc.array(
  fc.record<VersionsAdded>({
    versions: fc.integer({ min: 1, max: 3 }),
    delivery: fc.constantFrom('once', 'twice', 'lost, and the loss reported'),
  }),
  { minLength: 1, maxLength: 6 },
)

const never: StartTimer = () => () => undefined

/** A change of what is followed, such as a mistake. */
type FeedMutant = (feed: EventFeed) => EventFeed

const shared = new WeakMap<EventFeed, Map<number, Promise<EventBatch>>>()

const mutants: Readonly<Record<string, FeedMutant>> = {
  'subscribes only after the first read': (feed) => {
    let listener: Listener | undefined
    let stop = (): void => undefined
    return {
      ...feed,
      subscribe: (newListener) => {
        listener = newListener
        return () => stop()
      },
      readAfter: async (id) => {
        const batch = await feed.readAfter(id)
        if (listener !== undefined) stop = feed.subscribe(listener)
        listener = undefined
        return batch
      },
    }
  },
  'misses notifications during a read': (feed) => {
    let isReading = false
    return {
      ...feed,
      subscribe: (listener) => feed.subscribe((version) => (isReading ? undefined : listener(version))),
      readAfter: async (id) => {
        isReading = true
        const batch = await feed.readAfter(id)
        isReading = false
        return batch
      },
    }
  },
  'ignores a possible loss of messages': (feed) => ({
    ...feed,
    subscribe: (listener) => feed.subscribe((version) => (version === undefined ? undefined : listener(version))),
  }),
  'shares a read that began before the notification': (feed) => {
    const reads = new Map<number, Promise<EventBatch>>()
    shared.set(feed, shared.get(feed) ?? reads)
    return {
      ...feed,
      readAfter: (id) => {
        const own = shared.get(feed) ?? reads
        const batch = own.get(id) ?? feed.readAfter(id).finally(() => own.delete(id))
        own.set(id, batch)
        return batch
      },
    }
  },
  'returns only the newest event of a read': (feed) => ({
    ...feed,
    readAfter: async (id) => {
      const { events, isFinal } = await feed.readAfter(id)
      return { events: events.slice(-1), isFinal }
    },
  }),
}

/** The ids that each follower was told, and those it should have been told. */
const followAll = async (
  scheduler: fc.Scheduler,
  all: ReadonlyArray<VersionsAdded>,
  seen: ReadonlyArray<number>,
  mutant: FeedMutant,
) => {
  let newest = 0
  const listeners = new Set<Listener>()
  const notify = (version: number | undefined): void => {
    for (const listener of listeners) listener(version)
  }
  const feed: EventFeed = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // The answer holds the state at the time of the request, but arrives later.
    readAfter: (id) => {
      const versions = Array.from({ length: Math.max(0, newest - id) }, (_, at) => id + at + 1)
      const events = versions.map((version) => ({ id: version, name: 'changed', data: 'null' }))
      return scheduler.schedule(Promise.resolve({ events, isFinal: false }), 'read')
    },
    readCurrentId: () => Promise.resolve(newest),
  }
  const stop = new AbortController()
  const follow = async (lastSeen: number): Promise<ReadonlyArray<number>> => {
    const ids: number[] = []
    const options = { lastSeen, signal: stop.signal, isAllowed: () => Promise.resolve(true), startTimer: never }
    for await (const line of followFeed(mutant(feed), options)) {
      const id = /^id: (\d+)$/m.exec(line)?.[1]
      if (id !== undefined) ids.push(Number(id))
      await scheduler.schedule(Promise.resolve(), 'written')
    }
    return ids
  }
  const addVersions = async ({ versions, delivery }: VersionsAdded): Promise<void> => {
    newest += versions
    const version = newest
    const versionsSent = delivery === 'once' ? [version] : delivery === 'twice' ? [version, version] : [undefined]
    for (const sentVersion of versionsSent)
      void scheduler.schedule(Promise.resolve(sentVersion), 'notification').then(notify)
  }
  scheduler.scheduleSequence(all.map((added) => ({ builder: () => addVersions(added), label: 'versions added' })))
  const following = Promise.all(seen.map(follow))
  await scheduler.waitIdle()
  stop.abort()
  const ids = await following
  expect(listeners.size).toBe(0)
  const expected = seen.map((lastSeen) =>
    Array.from({ length: Math.max(0, newest - lastSeen) }, (_, index) => lastSeen + index + 1),
  )
  return { ids, expected }
}

const lastSeenIds = fc.array(fc.nat(4), { minLength: 1, maxLength: 3 })

const law = (mutant: FeedMutant) =>
  fc.asyncProperty(fc.scheduler(), versionsAdded, lastSeenIds, async (scheduler, all, seen) => {
    const { ids, expected } = await followAll(scheduler, all, seen, mutant)
    expect(ids).toEqual(expected)
  })

const runs = { seed: 20_261_121, numRuns: 500 }

describe('followFeed', () => {
  it('a stream has every event after the last seen one, once and in order, in any order of messages and reads', async () => {
    await fc.assert(
      law((feed) => feed),
      runs,
    )
  })

  it('followers that share their reads have every event after their last seen one, once and in order', async () => {
    const shares = new WeakMap<EventFeed, ReturnType<typeof sharedReads>>()
    const mutant: FeedMutant = (feed) => {
      const share = shares.get(feed) ?? sharedReads()
      shares.set(feed, share)
      return share('org', 'project p', feed)
    }
    await fc.assert(law(mutant), runs)
  })

  it.each(Object.entries(mutants))('the test detects a feed that %s', async (_, mutant) => {
    expect((await fc.check(law(mutant), runs)).failed).toBe(true)
  })
})
