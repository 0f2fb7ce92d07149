import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Storage } from '../../../server/storage'
import { hashOf, createKey } from '../../../server/sign-in/key'
import { keyCache } from '../../../server/sign-in/key-cache'
import { aKey } from '../../kit/builders/key'
import { deferred } from '../../kit/deferred'
import { storageWithAnna } from './sign-in-kit'

const organisation = 'org-visser'
const anna = { organisation, userId: 'user-anna', username: 'anna' }
const second = 1_000

/** One valid key, a storage that counts its reads, and a clock that the test sets. */
const openKeyCache = async (around: <A>(read: Promise<A>) => Promise<A> = (read) => read) => {
  const { storage } = await storageWithAnna()
  const key = createKey(organisation)
  let time = Date.parse('2026-11-21T09:00:00.000Z')
  const reads = { times: 0 }
  const readOneStatement: Storage['readOneStatement'] = (organisationId, work) => {
    reads.times += 1
    return around(storage.readOneStatement(organisationId, work))
  }
  const end = () => storage.write(organisation, async ({ keys }) => E.right(await keys.removeSessions('user-anna')))
  await storage.write(organisation, async ({ keys }) =>
    E.right(await keys.add(aKey({ hash: hashOf(key), userId: 'user-anna', endsAt: '2026-11-21T09:01:00.000Z' }))),
  )
  return {
    key,
    reads,
    end,
    keys: keyCache({ storage: { readOneStatement }, now: () => new Date(time), sessionDays: 30, sessionIdleHours: 24 }),
    pass: (ms: number) => {
      time += ms
    },
  }
}

describe('keyCache', () => {
  it('a key gives its user', async () => {
    const { keys, key } = await openKeyCache()
    expect(await keys.findKeyHolder(key)).toMatchObject(anna)
  })

  it('a key is looked up once in two seconds', async () => {
    const { keys, key, reads, pass } = await openKeyCache()
    for (let count = 0; count < 100; count += 1) expect(await keys.findKeyHolder(key)).toMatchObject(anna)
    expect(keys.findKeyHolder(key)).toMatchObject(anna)
    pass(2 * second - 1)
    await keys.findKeyHolder(key)
    expect(reads.times).toBe(1)
    pass(1)
    expect(await keys.findKeyHolder(key)).toMatchObject(anna)
    expect(reads.times).toBe(2)
  })

  it('a key is invalid from the time it ends', async () => {
    const { keys, key, pass } = await openKeyCache()
    pass(60 * second - 1)
    expect(await keys.findKeyHolder(key)).toMatchObject(anna)
    pass(1)
    expect(await keys.findKeyHolder(key)).toBeUndefined()
  })

  it('a key is looked up again after the clock was put back', async () => {
    const { keys, key, end, pass } = await openKeyCache()
    await keys.findKeyHolder(key)
    await end()
    pass(-3_600 * second)
    expect(await keys.findKeyHolder(key)).toBeUndefined()
  })

  it('a key is invalid two seconds after any process ended it', async () => {
    const { keys, key, end, pass } = await openKeyCache()
    await keys.findKeyHolder(key)
    await end()
    pass(2 * second)
    expect(await keys.findKeyHolder(key)).toBeUndefined()
  })

  it('a connection that used a key does not extend its validity', async () => {
    const [connection, otherConnection] = [{}, {}]
    const { keys, key, end, pass, reads } = await openKeyCache()
    for (let count = 0; count < 3; count += 1) expect(await keys.findKeyHolder(key, connection)).toMatchObject(anna)
    expect(await keys.findKeyHolder(createKey(organisation), connection)).toBeUndefined()
    expect(await keys.findKeyHolder(key.slice(0, -1), connection)).toBeUndefined()
    expect(await keys.findKeyHolder('', connection)).toBeUndefined()
    expect(await keys.findKeyHolder(key, connection)).toMatchObject(anna)
    expect(await keys.findKeyHolder(key, otherConnection)).toMatchObject(anna)
    expect(reads.times).toBe(2)
    await end()
    pass(2 * second - 1)
    expect(await keys.findKeyHolder(key, connection)).toMatchObject(anna)
    pass(1)
    expect(await keys.findKeyHolder(key, connection)).toBeUndefined()
    expect(await keys.findKeyHolder(key, otherConnection)).toBeUndefined()
  })

  it('simultaneous requests with the same key share one lookup', async () => {
    const { keys, key, reads } = await openKeyCache()
    expect(await Promise.all([1, 2, 3].map(async () => keys.findKeyHolder(key)))).toMatchObject([anna, anna, anna])
    expect(reads.times).toBe(1)
  })

  it('an invalid key is looked up each time', async () => {
    const { keys, key, reads } = await openKeyCache()
    const otherKey = createKey(organisation)
    for (let count = 0; count < 3; count += 1) expect(await keys.findKeyHolder(otherKey)).toBeUndefined()
    expect(reads.times).toBe(3)
    expect(await keys.findKeyHolder(key.replace(organisation, 'org-other'))).toBeUndefined()
    expect(reads.times).toBe(4)
  })

  it('a text that cannot be a key is not looked up', async () => {
    const { keys, reads } = await openKeyCache()
    for (const text of ['', 'demo', `${organisation}.short`, `${'a'.repeat(1_000)}.${'A'.repeat(43)}`])
      expect(await keys.findKeyHolder(text)).toBeUndefined()
    expect(reads.times).toBe(0)
  })

  it('an ended key is never valid for longer, whatever the order of lookup answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat({ max: 6 }), async (scheduler, before) => {
        let isOpen = false
        const around = async <A>(read: Promise<A>): Promise<A> => {
          const answer = await read
          return isOpen ? scheduler.schedule(Promise.resolve(answer)) : answer
        }
        const { keys, key, end, pass } = await openKeyCache(around)
        isOpen = true
        const early = Array.from({ length: before }, () => keys.findKeyHolder(key))
        // A read from before the end of the key may be answered after it.
        await new Promise((resolve) => setImmediate(resolve))
        await end()
        pass(2 * second)
        const between = keys.findKeyHolder(key)
        await scheduler.waitFor(Promise.all([...early, between]))
        expect(await between).toBeUndefined()
        expect(await scheduler.waitFor(Promise.resolve(keys.findKeyHolder(key)))).toBeUndefined()
      }),
      { numRuns: 30 },
    )
  })

  it('a removed key is refused at once, also on its connection and for a look-up that is under way', async () => {
    const lookUp = deferred<void>()
    let isSlow = false
    const { keys, key, end } = await openKeyCache(async (read) => {
      const found = await read
      if (isSlow) await lookUp.promise()
      return found
    })
    const connection = {}
    for (let count = 0; count < 3; count += 1) await keys.findKeyHolder(key, connection)
    keys.forgetKey(hashOf(key))
    isSlow = true
    const pending = keys.findKeyHolder(key, connection)
    await end()
    lookUp.resolve(undefined)
    expect(await pending).toBeUndefined()
    expect(await keys.findKeyHolder(key, connection)).toBeUndefined()
    expect(await keys.findKeyHolder(key)).toBeUndefined()
  })
})
