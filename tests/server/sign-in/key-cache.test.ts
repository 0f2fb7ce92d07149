import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Storage } from '../../../server/storage'
import { digestOf, newKey } from '../../../server/sign-in/api-key'
import { keyCache } from '../../../server/sign-in/key-cache'
import { storageWithAnna } from './sign-in-kit'

const organisation = 'org-visser'
const holder = { organisation, userId: 'user-anna', username: 'anna' }
const second = 1_000

/** One good key, a storage that counts its reads, and a clock that the test sets. */
const opened = async (around: <A>(read: Promise<A>) => Promise<A> = (read) => read) => {
  const { storage } = await storageWithAnna()
  const key = newKey(organisation)
  let time = Date.parse('2026-11-21T09:00:00.000Z')
  const asked = { times: 0 }
  const read: Storage['read'] = (of, look) => {
    asked.times += 1
    return around(storage.read(of, look))
  }
  const end = () => storage.write(organisation, async ({ keys }) => E.right(await keys.removeOfUser('user-anna')))
  await storage.write(organisation, async ({ keys }) =>
    E.right(await keys.add({ hash: digestOf(key), userId: 'user-anna', endsAt: '2026-11-21T09:01:00.000Z' })),
  )
  return {
    key,
    asked,
    end,
    keys: keyCache({ storage: { read }, now: () => new Date(time) }),
    pass: (ms: number) => {
      time += ms
    },
  }
}

describe('a key that comes with a request', () => {
  it('says whose it is', async () => {
    const { keys, key } = await opened()
    expect(await keys.findKeyHolder(key)).toEqual(holder)
  })

  it('is looked up once in two seconds', async () => {
    const { keys, key, asked, pass } = await opened()
    for (let count = 0; count < 100; count += 1) expect(await keys.findKeyHolder(key)).toEqual(holder)
    expect(keys.findKeyHolder(key)).toEqual(holder)
    pass(2 * second - 1)
    await keys.findKeyHolder(key)
    expect(asked.times).toBe(1)
    pass(1)
    expect(await keys.findKeyHolder(key)).toEqual(holder)
    expect(asked.times).toBe(2)
  })

  it('is nobody’s from the moment it ends', async () => {
    const { keys, key, pass } = await opened()
    pass(60 * second - 1)
    expect(await keys.findKeyHolder(key)).toEqual(holder)
    pass(1)
    expect(await keys.findKeyHolder(key)).toBeUndefined()
  })

  it('is looked up again once the clock was put back', async () => {
    const { keys, key, end, pass } = await opened()
    await keys.findKeyHolder(key)
    await end()
    pass(-3_600 * second)
    expect(await keys.findKeyHolder(key)).toBeUndefined()
  })

  it('is nobody’s two seconds after it is ended, whoever ended it', async () => {
    const { keys, key, end, pass } = await opened()
    await keys.findKeyHolder(key)
    await end()
    pass(2 * second)
    expect(await keys.findKeyHolder(key)).toBeUndefined()
  })

  it('is not good for longer on a connection that used it before', async () => {
    const [over, other] = [{}, {}]
    const { keys, key, end, pass, asked } = await opened()
    for (let count = 0; count < 3; count += 1) expect(await keys.findKeyHolder(key, over)).toEqual(holder)
    expect(await keys.findKeyHolder(newKey(organisation), over)).toBeUndefined()
    expect(await keys.findKeyHolder(key.slice(0, -1), over)).toBeUndefined()
    expect(await keys.findKeyHolder('', over)).toBeUndefined()
    expect(await keys.findKeyHolder(key, over)).toEqual(holder)
    expect(await keys.findKeyHolder(key, other)).toEqual(holder)
    expect(asked.times).toBe(2)
    await end()
    pass(2 * second - 1)
    expect(await keys.findKeyHolder(key, over)).toEqual(holder)
    pass(1)
    expect(await keys.findKeyHolder(key, over)).toBeUndefined()
    expect(await keys.findKeyHolder(key, other)).toBeUndefined()
  })

  it('is looked up once where many bring it at the same moment', async () => {
    const { keys, key, asked } = await opened()
    expect(await Promise.all([1, 2, 3].map(async () => keys.findKeyHolder(key)))).toEqual([holder, holder, holder])
    expect(asked.times).toBe(1)
  })

  it('is looked up each time as long as it is not good', async () => {
    const { keys, key, asked } = await opened()
    const other = newKey(organisation)
    for (let count = 0; count < 3; count += 1) expect(await keys.findKeyHolder(other)).toBeUndefined()
    expect(asked.times).toBe(3)
    expect(await keys.findKeyHolder(key.replace(organisation, 'org-other'))).toBeUndefined()
    expect(asked.times).toBe(4)
  })

  it('is not even looked up where it cannot be one', async () => {
    const { keys, asked } = await opened()
    for (const text of ['', 'demo', `${organisation}.short`, `${'a'.repeat(1_000)}.${'A'.repeat(43)}`])
      expect(await keys.findKeyHolder(text)).toBeUndefined()
    expect(asked.times).toBe(0)
  })

  it('is never good for longer once it was ended, in whatever order look-ups are answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat({ max: 6 }), async (scheduler, before) => {
        let isOpen = false
        const around = async <A>(read: Promise<A>): Promise<A> => {
          const answer = await read
          return isOpen ? scheduler.schedule(Promise.resolve(answer)) : answer
        }
        const { keys, key, end, pass } = await opened(around)
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
})
