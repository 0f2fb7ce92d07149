import { get, type IncomingMessage } from 'node:http'
import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventStream, inProcessBus, type EventBus } from '../../../server/events'
import { eventually } from '../../kit/eventually'

const openStream = (port: number): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/events' }, resolve).on('error', reject)
  })

describe('a stream of events over HTTP', () => {
  let app: FastifyInstance
  let bus: EventBus
  let newest = 1
  const closing = new AbortController()
  const listeningPort = (): number => {
    const address = app.server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }

  beforeEach(async () => {
    bus = inProcessBus()
    app = fastify()
    app.get('/events', (_request, reply) =>
      reply.type('text/event-stream').send(
        eventStream(
          {
            subscribe: (listener) => bus.subscribe('org', 'project p', listener),
            readAfter: async (id) => ({
              events: id < newest ? [{ id: newest, name: 'changed', data: 'null' }] : [],
              isFinal: false,
            }),
            readCurrentId: async () => newest,
          },
          { lastSeen: undefined, signal: closing.signal, isAllowed: async () => true, onError: () => undefined },
        ),
      ),
    )
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => app.close())

  it('each event is sent at once, and a stream whose client has disconnected has no listener', async () => {
    const answers = await Promise.all([openStream(listeningPort()), openStream(listeningPort())])
    const read = ['', '']
    for (const [at, answer] of answers.entries()) answer.on('data', (chunk) => (read[at] += String(chunk)))
    await eventually(() => expect(read).toEqual([': listening\n\n', ': listening\n\n']))
    expect(bus.listenerCount()).toBe(2)
    newest += 1
    bus.publish({ organisation: 'org', topic: 'project p', version: newest })
    await eventually(() => expect(read[0]).toContain(`id: ${newest}\nevent: changed\n`))
    for (const answer of answers) answer.destroy()
    await eventually(() => expect(bus.listenerCount()).toBe(0))
  })
})
