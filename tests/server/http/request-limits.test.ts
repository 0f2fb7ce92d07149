import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { requestLimits } from '../../../server/http/request-limits'
import { tokenBuckets } from '../../../server/token-buckets'
import { eventually } from '../../kit/eventually'
import { onBothDatabases } from '../endpoints/on-both-databases'
import { aProject, uploadOf } from '../endpoints/request-kit'
import { aTestServer, type SendRequest } from '../test-server'

describe('tokenBuckets', () => {
  it('a burst is taken at once, then as much as is filled in', () => {
    const { take } = tokenBuckets({ perSecond: 10, burst: 20 })
    expect(Array.from({ length: 20 }, () => take('anna', 1, 0))).toEqual(Array.from({ length: 20 }, () => 0))
    expect(take('anna', 1, 0)).toBe(0.1)
    expect(take('bert', 1, 0)).toBe(0)
    expect([take('anna', 5, 400), take('anna', 5, 500), take('anna', 1, 500)]).toEqual([0.1, 0, 0.1])
  })

  it('more than the burst is taken where the bucket is full', () => {
    const { take } = tokenBuckets({ perSecond: 10, burst: 20 })
    expect([take('anna', 1_000, 0), take('anna', 1_000, 0)]).toEqual([0, 2])
  })
})

describe('the limits of a user', () => {
  it('a user who sends too much is refused for a while, and another user is not', async () => {
    const { app, user } = await aTestServer({ USER_REQUESTS_PER_SECOND: '1' })
    const [anna, bert] = [await user('anna', 'Noord'), await user('bert', 'Noord')]
    const answers = await Promise.all(Array.from({ length: 12 }, () => anna('GET', '/delivery/v2/drivers')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused).toMatchObject({
      headers: { 'retry-after': '1' },
      body: { code: 'too_many_requests', retry_after: 1 },
    })
    expect((await bert('GET', '/delivery/v2/drivers')).status).toBe(200)
    await app.close()
  })

  it('a user has fifty event streams, and another when one is closed', async () => {
    const { app, user, keyOf } = await aTestServer()
    const id = await aProject(await user('anna', 'Noord'))
    const base = await app.listen({ host: '127.0.0.1', port: 0 })
    const open = async (): Promise<Response> =>
      fetch(`${base}/delivery/v2/projects/${id}/events`, { headers: { 'x-api-key': keyOf('anna') } })
    const streams = await Promise.all(Array.from({ length: 50 }, open))
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
    const refused = await open()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    expect(refused.headers.get('connection')).toBe('close')
    await streams[0]?.body?.cancel()
    await eventually(async () => expect((await open()).status).toBe(200))
    await app.close()
  })

  it('an organisation has twenty unfinished jobs', async () => {
    const { app, user } = await aTestServer()
    const [anna, bert] = [await user('anna', 'Noord'), await user('bert', 'Zuid')]
    const body = {
      stops: [{ id: 's1', lat: 52, lng: 5 }],
      vehicles: [
        {
          id: 'v1',
          name: 'bus',
          start: { lat: 52, lng: 5 },
          end: { lat: 52, lng: 5 },
          earliest: '9:00',
          latest: '18:00',
          capacity: 9,
        },
      ],
      options: { budget_seconds: 60 },
    }
    const statuses: number[] = []
    for (let index = 0; index < 21; index += 1)
      statuses.push((await anna('POST', '/delivery/v2/route-problems', { body })).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 202), 429])
    expect((await bert('POST', '/delivery/v2/route-problems', { body })).status).toBe(202)
    await app.close()
  })
})

/** About 1.6 MB with its history. */
const upload = uploadOf(Array.from({ length: 600 }, () => ({ notes: 'x'.repeat(1_200) })))

const uploadStops = async (ask: SendRequest) => {
  const id = await aProject(ask)
  const { status } = await ask('POST', `/delivery/v2/projects/${id}/stops/createBulk`, upload)
  return { id, status }
}

describe.each(onBothDatabases())('what an organisation stores on $database', ({ environment }) => {
  it('an organisation that has stored too much stores nothing until it deletes a project; others do', async () => {
    const { app, user } = await aTestServer({ ...(await environment()), ORGANISATION_MEGABYTES: '1' })
    const [anna, bert] = [await user('anna', 'Noord'), await user('bert', 'Zuid')]
    const { id, status } = await uploadStops(anna)
    expect(status).toBe(201)
    const create = (ask: SendRequest) => ask('POST', '/delivery/v2/projects', { body: { projectName: 'Week 49' } })
    await eventually(
      async () =>
        expect(await create(anna)).toMatchObject({
          status: 413,
          body: { code: 'too_much_stored', message: expect.stringContaining('more than the 1 MB that it may') },
        }),
      200,
    )
    expect((await create(bert)).status).toBe(201)
    expect((await anna('GET', `/delivery/v2/projects/${id}/stops`)).status).toBe(200)
    expect((await anna('DELETE', `/delivery/v2/projects/${id}`)).status).toBe(204)
    await eventually(async () => expect((await create(anna)).status).toBe(201), 200)
    await app.close()
  })

  it('without a limit an organisation stores as much as it likes', async () => {
    const { app, user } = await aTestServer({ ...(await environment()), ORGANISATION_MEGABYTES: '0' })
    const anna = await user('anna', 'Noord')
    expect([(await uploadStops(anna)).status, (await uploadStops(anna)).status]).toEqual([201, 201])
    await app.close()
  })
})

describe('an answer that nobody reads', () => {
  it('the connection of an answer that nobody reads is closed, and that of one that is read is not', async () => {
    const app = fastify()
    app.decorateRequest('user')
    requestLimits(app, { userRequestsPerSecond: 1, readTimeoutMs: 1_500, now: () => new Date() })
    app.get('/', async () => 'x'.repeat(20_000_000))
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const request = (): Socket => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
      return socket
    }
    const [reader, idler] = [request(), request().pause()]
    let received = 0
    reader.on('data', (chunk) => (received += chunk.length))
    await eventually(() => expect(received).toBeGreaterThan(20_000_000))
    await eventually(async () => {
      await setTimeout(100)
      expect(app.server.listening && (await countOf(app.server))).toBe(1)
    })
    reader.destroy()
    idler.destroy()
    await app.close()
  })
})

const countOf = (server: {
  readonly getConnections: (done: (error: Error | null, count: number) => void) => unknown
}) => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
