import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allEndpoints, type AnyEndpoint } from '../../../contract'
import { isJsonObject } from '../../../src/domain/parse'
import { listIn, recordIn } from './request-kit'
import { aHostileTestServer, type HostileTestServer } from './hostile-test-server'
import { requestOf, sendBytes } from './raw-socket'

const MB = 1024 * 1024
const long = 'x'.repeat(10 * MB)
const deep = 100_000
const projects = '/delivery/v2/projects'
const endpointsWithBody = allEndpoints.filter(({ body, needsKey }) => body.kind === 'json' && needsKey)
const endpointsWithId = allEndpoints.filter(({ path, needsKey }) => path.includes('{') && needsKey)

let testServer: HostileTestServer
let before: ReadonlyArray<string>
beforeAll(async () => {
  testServer = await aHostileTestServer()
})
beforeEach(async () => {
  before = await testServer.everything()
})

const sent = (line: string, body: string | Buffer = '', headers: Readonly<Record<string, string>> = {}) =>
  sendBytes(
    testServer.port,
    requestOf(line, { 'x-api-key': testServer.key, 'content-type': 'application/json', ...headers }, body),
  )

const requestLineOf = ({ method, path }: AnyEndpoint): string =>
  `${method} ${path.replace('{id}', testServer.project).replace('{stopId}', testServer.stop).replace('{routeIndex}', '0')}`

const assertNothingChanged = async () => {
  expect(await testServer.everything()).toEqual(before)
}

describe('an invalid body', () => {
  const texts: ReadonlyArray<readonly [string, string]> = [
    ['half a record', '{"a":'],
    ['no JSON', '<stop/>'],
    ['NaN', '{"projectName":NaN}'],
    ['one NUL', '\0'],
    ['two records', '{"a":1}{"b":2}'],
    ['text', '"x"'],
    ['a number', '7'],
    ['a list', '[{}]'],
    ['a million numbers', `[${'0,'.repeat(99_999)}0]`],
    ['lists a hundred thousand deep', `${'['.repeat(deep)}${']'.repeat(deep)}`],
    ['lists that never end', '['.repeat(deep)],
    ['records twenty thousand deep', `${'{"a":'.repeat(deep / 5)}1${'}'.repeat(deep / 5)}`],
    ['a prototype', '{"__proto__":{"isAdmin":true}}'],
    ['the prototype of a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['an escaped prototype', '{"\\u005f_proto__":{"isAdmin":true}}'],
    ['a number beyond the range of numbers', '{"erp":1e400}'],
    ['a NUL in a name', '{"a\\u0000":1}'],
    ['a lone surrogate in a text', '{"erp":["\\ud800"]}'],
    ['a text of 10 MB', `{"erp":"${long}"}`],
    ['a name of 10 MB', `{"${long}":1}`],
  ]

  it.each(endpointsWithBody)('every invalid body is refused by $method $path', async (endpoint) => {
    for (const [description, text] of texts) {
      const answer = await sent(requestLineOf(endpoint), text)
      expect([description, answer.statuses]).toEqual([
        description,
        [expect.toSatisfy((status) => [400, 413, 422].includes(status))],
      ])
      expect(answer.text.length).toBeLessThan(50_000)
    }
    await assertNothingChanged()
  })

  it.each(['{"__proto__":{"isAdmin":true}}', '{"a":[{"constructor":{"prototype":{}}}]}'])(
    'a body that names a prototype is refused with that name: %s',
    async (text) => {
      const answer = await sent(`POST ${projects}`, text)
      expect(answer.statuses).toEqual([400])
      expect(answer.text).toContain('A field cannot be called __proto__')
    },
  )

  it.each(['text/plain', 'text/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '/', ''])(
    'a body of type %j is refused with 415 by every endpoint',
    async (type) => {
      for (const endpoint of endpointsWithBody)
        expect((await sent(requestLineOf(endpoint), '{}', { 'content-type': type })).statuses).toEqual([415])
      await assertNothingChanged()
    },
  )
})

describe('texts and numbers that cannot be stored', () => {
  const put = (routes: unknown, stops: unknown) =>
    sent(`PUT ${projects}/${testServer.project}`, JSON.stringify({ projectDocument: { routes }, stopsDocument: stops }))

  it.each(['a\0b', '\ud800', '\udc00x', long])(
    'an unstorable text is refused in known and unknown fields: case %#',
    async (text) => {
      for (const stop of [{ customerName: text }, { erp: text }, { erp: { deep: [text] } }, { [text]: 1 }])
        expect((await put([], { one: stop })).statuses).toEqual([422])
      for (const route of [{ route_name: text }, { erp: text }, { activities: [{ id: 'one', type: text }] }])
        expect((await put([route], { one: {} })).statuses).toEqual([422])
      expect((await put([], { [text]: {} })).statuses).toEqual([422])
      await assertNothingChanged()
    },
  )

  it.each(['1e400', '-1e400', '1e308', '-1', '0.5', '"NaN"', '"Infinity"', '"0x10"', '[]', '{}', 'true'])(
    'the capacity %s of a driver is refused',
    async (number) => {
      const driver = allEndpoints.find(({ name }) => name === 'createDriver')?.body.codec.example
      const body = JSON.stringify({ ...recordIn(driver), capacity: 'here' }).replace('"here"', number)
      expect((await sent('POST /delivery/v2/drivers', body)).statuses).toEqual([422])
      await assertNothingChanged()
    },
  )

  it.each(['1e400', '0', '-2', '0.5', '"ten"', '"NaN"', '[10]', '{"at":10}'])(
    'the sequence number %s is refused',
    async (number) => {
      const body = `{"id":"${testServer.stop}","new_carrier_sequence":${number}}`
      const line = `PATCH ${projects}/${testServer.project}/stops/${testServer.stop}/updateInExternalSystem`
      expect((await sent(line, body)).statuses).toEqual([422])
      await assertNothingChanged()
    },
  )

  it.each(['0', '201', '-1', '1.5', '1e400', 'NaN', '1&limit=2', '%00', '%ED%A0%80', '%F0%9F%9A%9A', ''])(
    'the page length %j is refused, unless it is empty',
    async (limit) => {
      const answer = await sent(`GET ${projects}/${testServer.project}/changes?limit=${limit}`)
      expect(answer.statuses).toEqual([limit === '' ? 200 : 422])
    },
  )
})

describe('hostile ids, methods and texts', () => {
  const hostileIds = [
    '%00',
    'a%00b',
    "'%3B%20drop%20table%20stops%3B--",
    '1%20OR%201%3D1',
    '%22%20or%20%22%22%3D%22',
    '..',
    '%2e%2e',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '..%5c..%5cetc%5cpasswd',
    '%252e%252e',
    '%',
    '%zz',
    '%ED%A0%80',
    '%FF',
    '%0d%0aset-cookie:%20a=b',
    '%20',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '*',
    '${7*7}',
    '%F0%9F%9A%9A',
    'x'.repeat(300),
  ]

  it.each(endpointsWithId)('a hostile id is refused by $method $path', async (endpoint) => {
    for (const hostileId of hostileIds)
      for (const name of endpoint.path.match(/\{\w+\}/g) ?? []) {
        const answer = await sent(requestLineOf({ ...endpoint, path: endpoint.path.replace(name, hostileId) }))
        expect([hostileId, answer.statuses]).toEqual([
          hostileId,
          [expect.toSatisfy((status) => [400, 404, 405, 414, 415, 422].includes(status))],
        ])
        expect(answer.text).not.toMatch(/\nset-cookie|root:|sqlite|syntax error/i)
      }
    await assertNothingChanged()
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'the method %s is refused with 405 and the allowed methods',
    async (method) => {
      const answer = await sent(`${method} ${projects}`)
      expect(answer.statuses).toEqual([405])
      expect(answer.text).toMatch(/\r\nallow: GET, HEAD, POST|\r\nallow: POST/i)
    },
  )

  it('a hostile project name is stored and listed as text', async () => {
    const projectName = "'; drop table stops; -- <script>alert(1)</script> ../../etc/passwd ${7*7} %00"
    const created = await testServer.ask('POST', projects, { body: { projectName } })
    expect(created.body).toMatchObject({ data: { projectName } })
    const summaries = listIn((await testServer.ask('GET', `${projects}/summary`)).body)
    expect(summaries.map(({ name }) => name)).toContain(projectName)
    const id = isJsonObject(created.body) ? String(recordIn(created.body, 'data')['id']) : ''
    expect((await testServer.ask('DELETE', `${projects}/${id}`)).status).toBe(204)
  })
})
