import { getEventListeners } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveEventStreams } from '../../../server/events'
import { fairRequests, requestLimits, serve, storedBytesLimit } from '../../../server/http'
import { aProject, recordIn } from '../endpoints/request-kit'
import { aTestServer, type SendRequest, type TestServer } from '../test-server'
import { eventually } from '../../kit/eventually'

const keyOf = async (testServer: TestServer, username: string): Promise<string> => {
  const login = { username, password: 'a password' }
  const { body } = await testServer.anonymous('POST', '/delivery/v1/users/login', { body: login })
  return String(recordIn(body)['api_key'])
}

/** A listening server with a user and a project. */
const openServer = async () => {
  const testServer = await aTestServer()
  const ask = await testServer.user('anna', 'Noord')
  const project = await aProject(ask)
  const base = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = { path: `/delivery/v2/projects/${project}/events`, key: await keyOf(testServer, 'anna') }
  return { testServer, ask, project, base, ...stream }
}

type StreamRequest = { readonly base: string; readonly path: string; readonly key: string; readonly method?: string }

const requestStream = ({ base, path, key, method = 'GET' }: StreamRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(new URL(path, base), { method, headers: { 'x-api-key': key } }, resolve)
      .on('error', reject)
      .end()
  })

const textOf = async (answer: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  return text
}

describe('GET the events of a project', () => {
  let testServer: TestServer
  let ask: SendRequest
  let streamRequest: StreamRequest
  let project: string
  beforeEach(async () => {
    const opened = await openServer()
    ;({ testServer, ask, project } = opened)
    streamRequest = opened
  })

  it('HEAD is refused for a stream', async () => {
    const answer = await requestStream({ ...streamRequest, method: 'HEAD' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET')
    expect(testServer.dependencies.bus.listenerCount()).toBe(0)
  })

  it('a stream whose client has disconnected has no listener', async () => {
    const answer = await requestStream(streamRequest)
    await eventually(() => expect(testServer.dependencies.bus.listenerCount()).toBe(1))
    answer.destroy()
    await eventually(() => expect(testServer.dependencies.bus.listenerCount()).toBe(0))
  })

  it('a follower is told who else follows, and not of the users of another organisation', async () => {
    const texts: string[] = []
    const follow = async (followed: StreamRequest): Promise<IncomingMessage> => {
      const answer = await requestStream(followed)
      const index = texts.push('') - 1
      answer.on('data', (chunk) => (texts[index] += String(chunk)))
      return answer
    }
    const anna = await follow(streamRequest)
    await testServer.user('piet', 'Noord')
    const piet = await follow({ ...streamRequest, key: await keyOf(testServer, 'piet') })
    await testServer.user('rob', 'Zuid')
    const rival = await requestStream({ ...streamRequest, key: await keyOf(testServer, 'rob') })
    expect(rival.statusCode).toBe(404)
    const present = (name: string) =>
      new RegExp(`^: listening\\n\\nevent: present\\ndata: {"users":\\[{"name":"${name}","since":"20[^"]+"}\\]}\\n\\n$`)
    await eventually(() =>
      expect(texts).toEqual([expect.stringMatching(present('piet')), expect.stringMatching(present('anna'))]),
    )
    piet.destroy()
    await eventually(() => expect(texts[0]).toMatch(/data: {"users":\[\]}\n\n$/))
    anna.destroy()
  })

  it('the stream ends when the project is deleted', async () => {
    const read = textOf(await requestStream(streamRequest))
    await eventually(() => expect(testServer.dependencies.bus.listenerCount()).toBe(1))
    await ask('DELETE', `/delivery/v2/projects/${project}`)
    expect(await read).toBe(': listening\n\n')
    expect(testServer.dependencies.bus.listenerCount()).toBe(0)
  })
})

describe('serveEventStreams', () => {
  let opened: Awaited<ReturnType<typeof openServer>>
  let app: FastifyInstance
  let closing: AbortController
  const listen = async (): Promise<StreamRequest> => ({
    ...opened,
    base: await app.listen({ port: 0, host: '127.0.0.1' }),
  })
  const countAbortListeners = () => getEventListeners(closing.signal, 'abort').length

  beforeEach(async () => {
    opened = await openServer()
    app = fastify()
    closing = new AbortController()
    const { dependencies } = opened.testServer
    const { findKeyHolder, recordKeyUse } = dependencies.signIn
    const limits = requestLimits(app, { ...dependencies, userRequestsPerSecond: 100 })
    const storedBytes = storedBytesLimit({ ...dependencies, organisationMegabytes: 0 })
    const { beginRequest } = fairRequests(dependencies.signIn)
    serveEventStreams(serve({ ...dependencies, app, findKeyHolder, recordKeyUse, limits, storedBytes, beginRequest }), {
      ...dependencies,
      closing: closing.signal,
      isKeyValid: async (key) => (await findKeyHolder(key)) !== undefined,
    })
  })
  afterEach(() => app.close())

  it('a stream that has ended leaves no abort listener', async () => {
    const read = textOf(await requestStream(await listen()))
    await eventually(() => expect(countAbortListeners()).toBe(1))
    await opened.ask('DELETE', `/delivery/v2/projects/${opened.project}`)
    await read
    expect(countAbortListeners()).toBe(0)
  })

  it('a stream ends where a hook replaces the answer', async () => {
    app.addHook('onSend', async () => 'something else')
    expect(await textOf(await requestStream(await listen()))).toBe('something else')
    await eventually(() => expect(countAbortListeners()).toBe(0))
  })

  it('a stream ends at once where the server is closing already', async () => {
    const closingRequest = await listen()
    closing.abort()
    expect(await textOf(await requestStream(closingRequest))).toBe(': listening\n\n')
  })
})
