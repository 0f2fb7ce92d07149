import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharedReads, type Schedule, type EventFeed, type Listener } from '../../../server/events'
import { eventLines } from '../../../server/events/event-lines'
import type { EventBatch } from '../../../server/events/event-feed'

/** New versions that come at once, and how the message about them arrives. */
type Birth = { readonly versions: number; readonly word: 'once' | 'twice' | 'lost, and then wondered about' }

const births = fc.array(
  fc.record<Birth>({
    versions: fc.integer({ min: 1, max: 3 }),
    word: fc.constantFrom('once', 'twice', 'lost, and then wondered about'),
  }),
  { minLength: 1, maxLength: 6 },
)

const never: Schedule = () => () => undefined

/** A change of what is followed, such as a mistake. */
type Way = (followed: EventFeed) => EventFeed

const shared = new WeakMap<EventFeed, Map<number, Promise<EventBatch>>>()

const mistakes: Readonly<Record<string, Way>> = {
  'listens only after it has read': (followed) => {
    let listener: Listener | undefined
    let stop = (): void => undefined
    return {
      ...followed,
      subscribe: (given) => {
        listener = given
        return () => stop()
      },
      readAfter: async (id) => {
        const news = await followed.readAfter(id)
        if (listener !== undefined) stop = followed.subscribe(listener)
        listener = undefined
        return news
      },
    }
  },
  'does not hear while it reads': (followed) => {
    let isReading = false
    return {
      ...followed,
      subscribe: (listener) => followed.subscribe((version) => (isReading ? undefined : listener(version))),
      readAfter: async (id) => {
        isReading = true
        const news = await followed.readAfter(id)
        isReading = false
        return news
      },
    }
  },
  'takes no notice where something may be missing': (followed) => ({
    ...followed,
    subscribe: (listener) => followed.subscribe((version) => (version === undefined ? undefined : listener(version))),
  }),
  'takes part in a look that was begun before the word': (followed) => {
    const looks = new Map<number, Promise<EventBatch>>()
    shared.set(followed, shared.get(followed) ?? looks)
    return {
      ...followed,
      readAfter: (id) => {
        const own = shared.get(followed) ?? looks
        const news = own.get(id) ?? followed.readAfter(id).finally(() => own.delete(id))
        own.set(id, news)
        return news
      },
    }
  },
  'tells the newest only of what it reads': (followed) => ({
    ...followed,
    readAfter: async (id) => {
      const { events, over } = await followed.readAfter(id)
      return { events: events.slice(-1), over }
    },
  }),
}

/** The ids that each follower was told, and those it should have been told. */
const told = async (s: fc.Scheduler, all: ReadonlyArray<Birth>, seen: ReadonlyArray<number>, way: Way) => {
  let newest = 0
  const listeners = new Set<Listener>()
  const say = (version: number | undefined): void => {
    for (const listener of listeners) listener(version)
  }
  const followed: EventFeed = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // The answer holds the state at the time of the request, but arrives later.
    readAfter: (id) => {
      const versions = Array.from({ length: Math.max(0, newest - id) }, (_, at) => id + at + 1)
      const events = versions.map((version) => ({ id: version, name: 'changed', data: 'null' }))
      return s.schedule(Promise.resolve({ events, over: false }), 'read')
    },
    readCurrentId: () => Promise.resolve(newest),
  }
  const stop = new AbortController()
  const reader = async (since: number): Promise<ReadonlyArray<number>> => {
    const ids: number[] = []
    const options = { since, signal: stop.signal, mayGoOn: () => Promise.resolve(true), alarm: never }
    for await (const line of eventLines(way(followed), options)) {
      const id = /^id: (\d+)$/m.exec(line)?.[1]
      if (id !== undefined) ids.push(Number(id))
      await s.schedule(Promise.resolve(), 'written')
    }
    return ids
  }
  const born = async ({ versions, word }: Birth): Promise<void> => {
    newest += versions
    const version = newest
    const words = word === 'once' ? [version] : word === 'twice' ? [version, version] : [undefined]
    for (const one of words) void s.schedule(Promise.resolve(one), 'word').then(say)
  }
  s.scheduleSequence(all.map((birth) => ({ builder: () => born(birth), label: 'born' })))
  const reading = Promise.all(seen.map(reader))
  await s.waitIdle()
  stop.abort()
  const ids = await reading
  expect(listeners.size).toBe(0)
  const expected = seen.map((one) => Array.from({ length: Math.max(0, newest - one) }, (_, at) => one + at + 1))
  return { ids, expected }
}

const readers = fc.array(fc.nat(4), { minLength: 1, maxLength: 3 })

const law = (way: Way) =>
  fc.asyncProperty(fc.scheduler(), births, readers, async (s, all, seen) => {
    const { ids, expected } = await told(s, all, seen, way)
    expect(ids).toEqual(expected)
  })

const runs = { seed: 20_261_121, numRuns: 500 }

describe('what follows something', () => {
  it('tells everything that came after what was seen, once and in order, however words and readings cross', async () => {
    await fc.assert(
      law((followed) => followed),
      runs,
    )
  })

  it('does so also where those who follow the same share their looks', async () => {
    const shares = new WeakMap<EventFeed, ReturnType<typeof sharedReads>>()
    const way: Way = (followed) => {
      const share = shares.get(followed) ?? sharedReads()
      shares.set(followed, share)
      return share('org', 'project p', followed)
    }
    await fc.assert(law(way), runs)
  })

  it.each(Object.entries(mistakes))('would be found out if it %s', async (_, mistake) => {
    expect((await fc.check(law(mistake), runs)).failed).toBe(true)
  })
})
