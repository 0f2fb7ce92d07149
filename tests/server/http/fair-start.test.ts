import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter, once } from 'node:events'
import { IncomingMessage } from 'node:http'
import { connect, Socket, type AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { fairRequests, fairStart } from '../../../server/http/fair-start'
import { apiKeyCheck } from '../../../server/http/key-check'

const aSocket = () => ({ remoteAddress: '10.0.0.1', destroyed: false })

const aRequest = (connection: string): string =>
  `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`

/** A fair start with rounds of 10 ms, and work that takes 1 ms by its clock. */
const aStart = () => {
  let time = 0
  const startFairly = fairStart(10, () => time)
  const begun: string[] = []
  return {
    begun,
    start: (sender: string, name = sender): void =>
      startFairly(
        () => sender,
        () => {
          time += 1
          begun.push(name)
        },
      ),
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

describe('fairRequests', () => {
  it('few requests begin in one turn of the event loop, since a turn accepts one new connection', () => {
    const { beginRequest } = fairRequests({ knownUserOf: () => undefined })
    let begun = 0
    for (let index = 0; index < 50; index += 1)
      beginRequest(Object.assign(new IncomingMessage(new Socket()), { headers: {} }), () => {
        const end = performance.now() + 1
        while (performance.now() < end);
        begun += 1
      })
    expect(begun).toBeGreaterThan(0)
    expect(begun).toBeLessThan(5)
  })

  const workFor2Ms = (): string => {
    const end = performance.now() + 2
    while (performance.now() < end);
    return ''
  }

  const knownUsers: Readonly<Record<string, string>> = {
    'key of anna': 'anna',
    'second key of anna': 'anna',
    'key of bob': 'bob',
  }

  /** An app whose requests take 2 ms each, and a request of one connection, of which no more is used than stands here. */
  const aFairApp = () => {
    const { serverFactory } = fairRequests({ knownUserOf: (apiKey) => knownUsers[apiKey] })
    const begun: string[] = []
    const server = serverFactory((request) => {
      begun.push(String(request.headers['x-api-key']))
      workFor2Ms()
    }, {})
    const send = (apiKey: string, socket = aSocket()): void =>
      void server.emit('request', { headers: { 'x-api-key': apiKey }, socket }, new EventEmitter())
    return { begun, send }
  }

  const waitUntilBegun = async (begun: ReadonlyArray<string>, count: number): Promise<void> => {
    while (begun.length < count) await setImmediate()
  }

  it('the only request of a user begins before the rest of what another sends with two keys at once', async () => {
    const { begun, send } = aFairApp()
    for (let index = 0; index < 50; index += 1) {
      send('key of anna')
      send('second key of anna')
    }
    send('key of bob')
    await waitUntilBegun(begun, 101)
    expect(begun.indexOf('key of bob')).toBeLessThan(20)
  })

  it('requests with made-up keys share the turn of their address', async () => {
    const { begun, send } = aFairApp()
    for (let index = 0; index < 100; index += 1) send(`made up ${index}`)
    send('key of bob')
    await waitUntilBegun(begun, 101)
    expect(begun.indexOf('key of bob')).toBeLessThan(20)
  })

  it('a request whose sender has left before its turn does not begin', async () => {
    const { begun, send } = aFairApp()
    const socket = aSocket()
    for (let index = 0; index < 20; index += 1) send('key of anna')
    send('key of bob', socket)
    socket.destroyed = true
    await waitUntilBegun(begun, 20)
    await setImmediate()
    expect(begun).not.toContain('key of bob')
  })

  it('requests that waited for the same key go on in turn', async () => {
    const app = fastify()
    const { beginRequest } = fairRequests({ knownUserOf: () => undefined })
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

  it('a connection that sends hundreds of requests without waiting for an answer is ended', async () => {
    const { serverFactory } = fairRequests({ knownUserOf: () => undefined })
    let begunCount = 0
    const server = serverFactory((_request, response) => {
      begunCount += 1
      setTimeout(() => response.end(), 50)
    }, {})
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const sendAtOnce = async (count: number): Promise<string> => {
      const socket = connect({ host: '127.0.0.1', port })
      const requests = Array.from({ length: count }, (_, index) =>
        aRequest(index === count - 1 ? 'close' : 'keep-alive'),
      )
      socket.on('error', () => undefined).write(requests.join(''))
      let text = ''
      socket.on('data', (chunk) => (text += String(chunk)))
      await new Promise((resolve) => socket.on('close', resolve))
      return text
    }
    expect((await sendAtOnce(100)).match(/HTTP\/1.1 200/g)).toHaveLength(100)
    expect(begunCount).toBe(100)
    expect(await sendAtOnce(5_000)).not.toContain('HTTP/1.1 200')
    expect(begunCount).toBeLessThanOrEqual(200)
    server.close()
  })

  it('a request goes on with what belongs to it', async () => {
    const { serverFactory } = fairRequests({ knownUserOf: () => undefined })
    const own = new AsyncLocalStorage<number>()
    const seen: unknown[] = []
    const server = serverFactory(({ url }) => {
      workFor2Ms()
      seen.push([String(own.getStore()), url])
    }, {})
    for (let number = 0; number < 20; number += 1)
      own.run(number, () =>
        server.emit('request', { headers: {}, socket: aSocket(), url: String(number) }, new EventEmitter()),
      )
    while (seen.length < 20) await setImmediate()
    expect(seen).toEqual(Array.from({ length: 20 }, (_, number) => [String(number), String(number)]))
  })
})
