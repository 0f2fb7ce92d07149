import type { OutgoingHttpHeaders } from 'node:http'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendRequest, type ApiResponse, type ApiRequest } from '../../../src/adapters/http'
import type { CallFailure } from '../../../src/domain/failure'
import { right } from '../../kit/either'
import { respondJson, startStubServer } from '../../kit/stub-server'

type ReceivedRequest = { readonly method: string; readonly name: unknown; readonly match: unknown }

/** The result of a call to a server that answers these statuses in turn, and the requests that the server received. */
const requestTo = async (
  statuses: ReadonlyArray<number>,
  sent: Partial<ApiRequest> = {},
  headers: OutgoingHttpHeaders = {},
) => {
  const received: ReceivedRequest[] = []
  const server = await startStubServer((request, _body, response) => {
    const status = statuses[Math.min(received.length, statuses.length - 1)] ?? 0
    const { 'idempotency-key': name, 'if-match': match } = request.headers
    received.push({ method: request.method ?? '', name, match })
    if (status === 0) response.destroy()
    else response.writeHead(status, headers).end('{"a":[1,"ë"]}')
  })
  const answer = await sendRequest({ base: server.base, timeout: 5_000 })({ method: 'GET', path: '/x', ...sent })()
  await server.close()
  return { answer, received }
}

const answerTo = async (status: number, body: unknown) => {
  const server = await startStubServer((_request, _body, response) => respondJson(response, status, body))
  const answer = await sendRequest({ base: server.base, timeout: 5_000 })({ method: 'GET', path: '/x' })()
  await server.close()
  return answer
}

const messageIn = (answer: E.Either<CallFailure, ApiResponse>) =>
  pipe(
    answer,
    E.map(({ bytes }) => new TextDecoder().decode(bytes)),
  )

describe('sendRequest with an answer', () => {
  it('the answer has the bytes that were sent', async () => {
    expect(messageIn(await answerTo(200, { a: [1, 'ë'] }))).toEqual(E.right('{"a":[1,"ë"]}'))
    expect(messageIn(await answerTo(200, '<html>'))).toEqual(E.right('<html>'))
    expect(messageIn(await answerTo(204, ''))).toEqual(E.right(''))
  })

  it.each([
    ['"7"', 7],
    ['W/"12"', 12],
    ['9', 9],
    ['"s7-gzip"', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('the answer has the version of its ETag %j', async (etag, version) => {
    const { answer } = await requestTo([200], {}, etag === undefined ? {} : { etag })
    expect(right(answer).version).toBe(version)
  })
})

describe('sendRequest with a refusal', () => {
  it('a 401 is signed out, whatever its body', async () => {
    expect(await answerTo(401, { message: 'Key expired', code: 'expired' })).toEqual(E.left({ kind: 'signed-out' }))
  })

  it.each([
    ['message and code', 409, { message: 'Bezet', code: 'locked' }, { message: 'Bezet', code: 'locked' }],
    ['a message', 422, { message: 'Bezet' }, { message: 'Bezet', code: '422' }],
    ['neither', 404, {}, { message: '', code: '404' }],
    ['a page instead', 502, '<html>Bad gateway</html>', { message: '', code: '502', isServerFault: true }],
    ['nothing', 500, '', { message: '', code: '500', isServerFault: true }],
    ['odd things', 400, { message: { text: 'no' }, code: 7 }, { message: '', code: '7' }],
    [
      'details and their number',
      422,
      { message: 'Mis', code: 'bad_upload', details: [{ row: 1 }], total: 150 },
      { message: 'Mis', code: 'bad_upload', details: [{ row: 1 }], total: 150 },
    ],
    [
      'the version that is current',
      412,
      { message: 'Oud', code: 'stale', version: '8' },
      { message: 'Oud', code: 'stale', version: 8 },
    ],
    [
      'odd details',
      422,
      { code: 'invalid', details: 'none', total: -1, version: 'new' },
      { message: '', code: 'invalid' },
    ],
  ])('the failure has the fields of the body: %s', async (_, status, body, expectedDetails) => {
    expect(await answerTo(status, body)).toEqual(E.left({ kind: 'refused', ...expectedDetails }))
  })
})

describe('sendRequest without an answer', () => {
  it('a closed port is unreachable', async () => {
    const server = await startStubServer(() => undefined)
    await server.close()
    const call = sendRequest({ base: server.base, timeout: 5_000 })
    expect(await call({ method: 'GET', path: '/x' })()).toEqual(E.left({ kind: 'unreachable' }))
  })

  it('a server is unreachable after the timeout', async () => {
    const server = await startStubServer(() => undefined)
    const call = sendRequest({ base: server.base, timeout: 50 })
    expect(await call({ method: 'GET', path: '/x' })()).toEqual(E.left({ kind: 'unreachable' }))
    await server.close()
  })

  it('an incomplete answer is unreachable', async () => {
    const server = await startStubServer((_request, _body, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"a":')
      setTimeout(() => response.destroy(), 20)
    })
    const call = sendRequest({ base: server.base, timeout: 5_000 })
    expect(await call({ method: 'GET', path: '/x' })()).toEqual(E.left({ kind: 'unreachable' }))
    await server.close()
  })
})

describe('the further attempts of sendRequest', () => {
  it.each([0, 502, 503, 504])('a read with the status %i is repeated once', async (status) => {
    const { answer, received } = await requestTo([status, 200])
    expect([E.isRight(answer), received.length]).toEqual([true, 2])
    const repeated = await requestTo([status, status])
    expect([E.isRight(repeated.answer), repeated.received.length]).toEqual([false, 2])
  })

  it.each([400, 401, 404, 409, 412, 422, 429, 500])('a read with the status %i is not repeated', async (status) => {
    expect((await requestTo([status, 200])).received).toHaveLength(1)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'a %s is not repeated, since the server may have done it',
    async (method) => {
      for (const status of [0, 503]) expect((await requestTo([status, 200], { method })).received).toHaveLength(1)
    },
  )

  it('a call with an idempotency key is repeated with the same key', async () => {
    const { answer, received } = await requestTo([0, 201], { method: 'POST', hasIdempotencyKey: true })
    expect([E.isRight(answer), received.length]).toEqual([true, 2])
    expect(received[0]?.name).toMatch(/^[\da-f]{32}$/)
    expect(received[1]?.name).toBe(received[0]?.name)
  })

  it('a call with an idempotency key is sent a third time, since the server may have done it', async () => {
    const sent = { method: 'POST', hasIdempotencyKey: true } as const
    const { answer, received } = await requestTo([0, 503, 201], sent)
    expect([E.isRight(answer), new Set(received.map(({ name }) => name)).size, received.length]).toEqual([true, 1, 3])
    expect((await requestTo([0], sent)).received).toHaveLength(3)
  })

  it('a call that changes nothing is repeated without an idempotency key', async () => {
    const { answer, received } = await requestTo([0, 200], { method: 'POST', changesNothing: true })
    expect([E.isRight(answer), received.length, received[0]?.name]).toEqual([true, 2, undefined])
  })

  it('another call has another idempotency key', async () => {
    const sent = { method: 'POST', hasIdempotencyKey: true } as const
    const [one, other] = [await requestTo([200], sent), await requestTo([200], sent)]
    expect(one.received[0]?.name).not.toBe(other.received[0]?.name)
  })
})

describe('the version of a call', () => {
  it('a call for one version names it in If-Match', async () => {
    expect((await requestTo([200], { method: 'PUT', version: 7 })).received[0]?.match).toBe('"7"')
    expect((await requestTo([200], { method: 'PUT' })).received[0]?.match).toBeUndefined()
  })
})

describe('a cancelled call', () => {
  it('a call that was cancelled before is not sent', async () => {
    const { answer, received } = await requestTo([200], { cancelSignal: AbortSignal.abort() })
    expect([answer, received]).toEqual([E.left({ kind: 'cancelled' }), []])
  })

  it('a call that is cancelled during the request ends, and is not repeated', async () => {
    const leaving = new AbortController()
    let received = 0
    const server = await startStubServer(() => {
      received += 1
      leaving.abort()
    })
    const call = sendRequest({ base: server.base, timeout: 5_000 })
    const answer = await call({ method: 'GET', path: '/x', cancelSignal: leaving.signal })()
    await server.close()
    expect([answer, received]).toEqual([E.left({ kind: 'cancelled' }), 1])
  })
})

describe('sendRequest while the page is left', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['a short edit is sent to its end', { hasIdempotencyKey: true, body: { a: 1 } }, true],
    ['a long edit is not', { hasIdempotencyKey: true, body: { a: 'a'.repeat(5_000) } }, false],
    ['a read is not', {}, false],
  ] as const)('%s', async (_, sent, isKeptAlive) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'))
    vi.stubGlobal('fetch', fetch)
    await sendRequest({ base: '', timeout: 5_000 })({ method: 'POST', path: '/x', ...sent })()
    expect(fetch.mock.calls[0]?.[1]?.keepalive).toBe(isKeptAlive)
  })
})
