import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { beginFairly, fairStart } from '../../../server/http/fair-start'
import { apiKeyCheck } from '../../../server/http/key-check'

/** A fair start with rounds of 10 ms, and work that takes 1 ms by its clock. */
const aStart = () => {
  let time = 0
  const startFairly = fairStart(10, () => time)
  const begun: string[] = []
  return {
    begun,
    start: (sender: string, name = sender): void =>
      startFairly(sender, () => {
        time += 1
        begun.push(name)
      }),
  }
}

describe('fairStart', () => {
  it('work begins at once while a round lasts', () => {
    const { start, begun } = aStart()
    for (const name of ['a', 'b']) start(name)
    expect(begun).toEqual(['a', 'b'])
  })

  it('the only work of a sender begins before the rest of a thousand of another', async () => {
    const { start, begun } = aStart()
    for (let index = 0; index < 1_000; index += 1) start('many')
    expect(begun).toHaveLength(10)
    start('single')
    await setImmediate()
    expect(begun).toHaveLength(20)
    expect(begun.indexOf('single')).toBeGreaterThan(0)
  })

  it('all work begins, that of each sender in its order', async () => {
    const { start, begun } = aStart()
    for (let index = 0; index < 50; index += 1)
      for (const sender of ['a', 'b', 'c', 'd']) start(sender, `${sender}${index}`)
    for (let round = 0; round < 100; round += 1) await setImmediate()
    for (const sender of ['a', 'b', 'c', 'd'])
      expect(begun.filter((name) => name.startsWith(sender))).toEqual(
        Array.from({ length: 50 }, (_, index) => `${sender}${index}`),
      )
  })

  it('work that comes after a round without any begins at once', async () => {
    const { start, begun } = aStart()
    for (let index = 0; index < 10; index += 1) start('first')
    await setImmediate()
    await setImmediate()
    start('second')
    expect(begun.at(-1)).toBe('second')
  })
})

describe('beginFairly', () => {
  const workFor2Ms = (): string => {
    const end = performance.now() + 2
    while (performance.now() < end);
    return ''
  }

  it('requests that waited for the same key go on in turn', async () => {
    const app = fastify()
    const beginRequest = beginFairly(app)
    const holder = {
      organisation: 'o',
      userId: 'u',
      username: 'anna',
      role: 'dispatcher',
      keyHash: '',
      keyKind: 'session',
    } as const
    let tellHolder = (): void => undefined
    const found = new Promise<typeof holder>((resolve) => (tellHolder = () => resolve(holder)))
    const findKeyHolder = () => found
    const { check } = apiKeyCheck({ app, findKeyHolder, recordKeyUse: () => undefined, beginRequest })
    let begunCount = 0
    app.get('/', {
      onRequest: [
        check,
        (_request, _reply, done) => {
          begunCount += 1
          workFor2Ms()
          done()
        },
      ],
      handler: () => '',
    })
    await app.ready()
    const answers = Promise.all(
      Array.from({ length: 100 }, () => app.inject({ url: '/', headers: { 'x-api-key': 'k' } })),
    )
    // All of them ask for the key first.
    for (let round = 0; round < 20; round += 1) await setImmediate()
    tellHolder()
    await setImmediate()
    expect(begunCount).toBeGreaterThan(0)
    expect(begunCount).toBeLessThan(50)
    await answers
    expect(begunCount).toBe(100)
    await app.close()
  })

  it('a request goes on with what belongs to it', async () => {
    const app = fastify()
    beginFairly(app)
    const own = new AsyncLocalStorage<number>()
    const seen: unknown[] = []
    app.get('/:number', ({ params }) => {
      workFor2Ms()
      seen.push([String(own.getStore()), (params as { readonly number: string }).number])
      return ''
    })
    await app.ready()
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        own.run(number, async () => void (await app.inject({ url: `/${number}` }))),
      ),
    )
    expect(seen).toEqual(Array.from({ length: 20 }, (_, number) => [String(number), String(number)]))
    await app.close()
  })

  it('a request without a key is answered before the rest of what one key sends at once', async () => {
    const app = fastify()
    beginFairly(app)
    app.get('/', workFor2Ms)
    const answered: string[] = []
    const send = async (name: string, headers: Readonly<Record<string, string>>): Promise<void> => {
      await app.inject({ url: '/', headers })
      answered.push(name)
    }
    await app.ready()
    const many = Array.from({ length: 100 }, () => send('many', { 'x-api-key': 'k' }))
    await Promise.all([...many, send('single', {})])
    expect(answered).toHaveLength(101)
    expect(answered.indexOf('single')).toBeLessThan(50)
    await app.close()
  })
})
