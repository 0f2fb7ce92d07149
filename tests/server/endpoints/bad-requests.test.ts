import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aHostileTestServer, type HostileTestServer } from './hostile-test-server'
import { requestOf, sendAfterAnswer, sendAndDisconnect, sendBytes, type Bytes } from './raw-socket'

const projects = '/delivery/v2/projects'
const open = { connection: 'keep-alive' }
const json = { 'content-type': 'application/json' }
const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`x-${at}`, '1']))

describe('a malformed HTTP request', () => {
  let testServer: HostileTestServer
  let before: ReadonlyArray<string>
  const key = () => ({ 'x-api-key': testServer.key })
  const post = (headers: Readonly<Record<string, string | number>>, body: Bytes) =>
    requestOf(`POST ${projects}`, { ...key(), ...json, ...headers }, body)
  const chunked = () => requestOf(`POST ${projects}`, { ...key(), ...json, 'transfer-encoding': 'chunked' })

  beforeAll(async () => {
    testServer = await aHostileTestServer()
  })
  beforeEach(async () => {
    before = await testServer.everything()
  })
  const assertNothingHappened = async () => {
    expect(await testServer.everything()).toEqual(before)
    expect((await sendBytes(testServer.port, requestOf('GET /healthz'))).statuses).toEqual([200])
  }

  const refused: ReadonlyArray<readonly [string, () => ReadonlyArray<Bytes>, number]> = [
    ['a line that is no request', () => ['hello\r\n\r\n'], 400],
    ['bytes that are no text', () => [Buffer.from([0x16, 3, 1, 0, 5, 1, 0, 0, 1, 0])], 400],
    ['another protocol', () => ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'], 400],
    ['an unknown version', () => ['GET /healthz HTTP/9.9\r\nhost: x\r\n\r\n'], 400],
    ['an unknown method', () => ['BREW /healthz HTTP/1.1\r\nhost: x\r\n\r\n'], 400],
    ['a method in lower case', () => ['get /healthz HTTP/1.1\r\nhost: x\r\n\r\n'], 400],
    ['a method of WebDAV', () => [requestOf('PROPFIND /healthz')], 405],
    ['the method TRACE', () => [requestOf('TRACE /healthz')], 405],
    ['no host', () => ['GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n'], 400],
    ['two hosts', () => [requestOf('GET /healthz', { ...open, Host: 'localhost' })], 400],
    ['a second host of another name', () => [requestOf('GET /healthz', { Host: 'rebound.example' })], 400],
    ['a whole address of another host', () => [requestOf('GET http://rebound.example/healthz')], 421],
    ['a whole address with a user', () => [requestOf('GET http://rebound.example@localhost/healthz')], 400],
    ['an address with a space', () => ['GET /a b HTTP/1.1\r\nhost: x\r\n\r\n'], 400],
    ['an address with a NUL', () => ['GET /a\0b HTTP/1.1\r\nhost: x\r\n\r\n'], 400],
    ['an address with an incomplete character', () => [requestOf(`GET ${projects}/\xed`, key())], 400],
    ['an address without a slash', () => ['GET healthz HTTP/1.1\r\nhost: x\r\n\r\n'], 400],
    ['a long name in an address', () => [requestOf(`GET ${projects}/${'a'.repeat(10_000)}`, key())], 414],
    ['an address of 100 kB', () => [requestOf(`GET /${'a'.repeat(100_000)}`)], 431],
    ['a header of 20 kB', () => [requestOf('GET /healthz', { x: 'a'.repeat(20_000) })], 431],
    ['three thousand headers', () => [requestOf('GET /healthz', many)], 431],
    ['a NUL in the key', () => [requestOf(`GET ${projects}/summary`, { 'x-api-key': 'a\0b' })], 400],
    [
      'an incomplete character in the key',
      () => [requestOf(`GET ${projects}/summary`, { 'x-api-key': 'Noord.\xed' })],
      401,
    ],
    ['the key twice', () => [requestOf(`GET ${projects}/summary`, { ...key(), 'X-API-KEY': testServer.key })], 401],
    ['a header on two lines', () => ['GET /healthz HTTP/1.1\r\nhost: x\r\nx: a\r\n b\r\n\r\n'], 400],
    ['a header with a lone carriage return', () => ['GET /healthz HTTP/1.1\r\nhost: x\r\nx: a\rb\r\n\r\n'], 400],
    ['a header with a space in its name', () => ['GET /healthz HTTP/1.1\r\nhost: x\r\nx y: a\r\n\r\n'], 400],
    ['two lengths', () => [post({ 'content-length': 3, 'Content-Length': 5 }, '{"a":')], 400],
    ['a length and chunks', () => [post({ 'transfer-encoding': 'chunked', 'content-length': 5 }, '0\r\n\r\n')], 400],
    ['a negative length', () => [post({ 'content-length': -1 }, '{}')], 400],
    ['a length that is no number', () => [post({ 'content-length': 'abc' }, '{}')], 400],
    ['a length beyond the range of numbers', () => [post({ 'content-length': '99999999999999999999' }, '{}')], 400],
    ['a length of a terabyte', () => [post({ 'content-length': '999999999999' }, '{}')], 413],
    ['a length that is too short', () => [post({ 'content-length': 5 }, '{"projectName":"short"}')], 400],
    ['another transfer encoding', () => [post({ 'transfer-encoding': 'gzip' }, '{}')], 400],
    ['a chunk without a size', () => [chunked(), 'zz\r\nabc\r\n'], 400],
    ['chunks without an end', () => [chunked(), ...Array<string>(300).fill(`400\r\n${'x'.repeat(1_024)}\r\n`)], 413],
    ['compressed content', () => [post({ 'content-encoding': 'gzip' }, '{"projectName":"packed"}')], 415],
    ['content in UTF-16', () => [post({}, Buffer.from('{"projectName":"wide"}', 'utf16le'))], 400],
    ['content in Latin-1', () => [post({}, Buffer.from('{"projectName":"Caf\xe9"}', 'latin1'))], 400],
    ['an unknown expectation', () => [requestOf('GET /healthz', { expect: 'tea' })], 417],
  ]

  it.each(refused)('a request with %s is refused as JSON', async (_, chunks, status) => {
    const answer = await sendBytes(testServer.port, ...chunks())
    expect(answer.statuses).toEqual([status])
    expect(answer.text).not.toMatch(/node:|\.ts:|Error/)
    expect(answer.text).toMatch(/x-request-id: [\da-f]{8}-[\da-f-]{27}\r\n/i)
    expect(answer.text).toMatch(/content-type: application\/json/i)
    expect(answer.text).toMatch(/x-content-type-options: nosniff/i)
    expect(answer.text).toMatch(/"message":"[^"]+","code":"\w+"/)
    await assertNothingHappened()
  })

  it('a whole address of this host is answered', async () => {
    const answer = await sendBytes(testServer.port, requestOf('GET http://LOCALHOST:4310/healthz'))
    expect(answer.statuses).toEqual([200])
  })

  it('CONNECT closes the connection without an answer', async () => {
    const answer = await sendBytes(testServer.port, 'CONNECT elsewhere:443 HTTP/1.1\r\nhost: x\r\n\r\n')
    expect(answer).toEqual({ statuses: [], text: '' })
    await assertNothingHappened()
  })

  it('garbage after a valid request is refused, and requests after it are not read', async () => {
    const hidden = post({}, '{"projectName":"smuggled"}')
    const answer = await sendAfterAnswer(testServer.port, requestOf('GET /healthz', open), '\0garbage\r\n\r\n', hidden)
    expect(answer.statuses).toEqual([200, 400])
    await assertNothingHappened()
  })

  it('a request within the body of another is not handled', async () => {
    const hidden = post({}, '{"projectName":"smuggled"}')
    const answer = await sendBytes(testServer.port, post({ 'content-length': hidden.length }, hidden))
    expect(answer.statuses).toEqual([400])
    await assertNothingHappened()
  })

  it.each(['closed', 'reset'] as const)('a request whose connection is %s changes nothing', async (how) => {
    const whole = post({}, '{"projectName":"never"}')
    await sendAndDisconnect(testServer.port, how, whole.subarray(0, -1))
    await sendAndDisconnect(testServer.port, how, chunked(), '14\r\n{"projectName":"n"}')
    await sendAndDisconnect(testServer.port, how, whole.subarray(0, 30))
    await sendAndDisconnect(testServer.port, how, requestOf(`GET ${projects}/${testServer.project}/events`, key()))
    expect(await testServer.everything()).toEqual(before)
    await assertNothingHappened()
  })

  it('the server limits the time of a request and of its headers', () => {
    const { requestTimeout, headersTimeout } = testServer.testServer.app.server
    expect([requestTimeout, headersTimeout].every((ms) => ms > 0 && ms <= 300_000)).toBe(true)
  })

  it('pipelined requests are answered in order', async () => {
    const answer = await sendBytes(
      testServer.port,
      Buffer.concat([requestOf('GET /healthz', open), requestOf('GET /nowhere.txt')]),
    )
    expect(answer.statuses).toEqual([200, 404])
  })
})
