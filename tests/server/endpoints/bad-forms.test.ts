import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aProject } from './request-kit'
import { aHostileTestServer, type HostileTestServer } from './hostile-test-server'
import { sendAndDisconnect, requestOf, sendBytes } from './raw-socket'

type Headers = Readonly<Record<string, string | number>>

const row = { customerName: 'Klant', zip: '2801 YA', houseNumber: '1', lat: 52, lng: 4.7 }
const stops = JSON.stringify([row])
const file = 'content-disposition: form-data; name="file"; filename="stops.json"'
const part = (headers: string, content: string | Buffer = stops): Buffer =>
  Buffer.concat([Buffer.from(`--xx\r\n${headers}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')])
const form = (...parts: ReadonlyArray<Buffer>): Buffer => Buffer.concat([...parts, Buffer.from('--xx--\r\n')])
const fields = (count: number): Buffer =>
  Buffer.concat(Array.from({ length: count }, (_, at) => part(`content-disposition: form-data; name="f${at}"`, 'x')))
const multipart = 'multipart/form-data; boundary=xx'
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
const withFields = (more: string): Buffer => form(part(file, `[${JSON.stringify(row).slice(0, -1)},${more}}]`))

const refused: ReadonlyArray<readonly [string, Buffer, number, Headers?]> = [
  ['without a boundary', form(part(file)), 400, { 'content-type': 'multipart/form-data' }],
  ['with an empty boundary', form(part(file)), 400, { 'content-type': 'multipart/form-data; boundary=' }],
  ['with another boundary', form(part(file)), 400, { 'content-type': 'multipart/form-data; boundary=yy' }],
  [
    'with a boundary of 5 kB',
    form(part(file)),
    400,
    { 'content-type': `multipart/form-data; boundary=${'x'.repeat(5_000)}` },
  ],
  ['of another kind', form(part(file)), 415, { 'content-type': 'multipart/mixed; boundary=xx' }],
  ['that is packed', form(part(file)), 415, { 'content-encoding': 'gzip' }],
  ['without an end', part(file), 400],
  ['that ends in the middle of its end', Buffer.concat([part(file), Buffer.from('--xx')]), 400],
  ['that ends in a header', Buffer.from(`--xx\r\n${file}`), 400],
  ['with lines of another system', Buffer.from(form(part(file)).toString().replaceAll('\r\n', '\n')), 400],
  ['that is empty', Buffer.from('--xx--\r\n'), 422],
  ['of nothing', Buffer.alloc(0), 422],
  ['with two files', form(part(file), part(file)), 422],
  ['with a file and one that nobody asked for', form(part(file), part(file.replace('"file"', '"other"'))), 422],
  ['with another file before it', form(part(file.replace('"file"', '"other"')), part(file)), 422],
  ['with a field called file', form(part('content-disposition: form-data; name="file"')), 422],
  ['with a file without a name', form(part('content-disposition: form-data; filename="a"')), 422],
  ['with a part that says nothing of itself', form(part('content-type: application/json')), 422],
  ['called __proto__', form(part(file.replace('"file"', '"__proto__"'))), 400],
  ['called constructor', form(part(file.replace('"file"', '"constructor"'))), 400],
  ['in a form in a form', form(part(`${file}\r\ncontent-type: multipart/mixed; boundary=zz`, '--zz--')), 422],
  ['with a dozen fields before it', form(fields(12), part(file)), 413],
  ['with two thousand fields before it', form(fields(2_000), part(file)), 413],
  ['in UTF-16 without a mark', form(part(file, Buffer.from(stops, 'utf16le'))), 422],
  ['in half of UTF-16', form(part(file, Buffer.from(`\ufeff${stops}`, 'utf16le').subarray(0, -1))), 422],
  ['in no alphabet', form(part(file, Buffer.from(stops.replace('Klant', 'Caf\xe9 \x81'), 'latin1'))), 422],
  ['in base64', form(part(`${file}\r\ncontent-transfer-encoding: base64`, Buffer.from(stops).toString('base64'))), 422],
  ['that is no JSON', form(part(file, 'customerName;zip')), 422],
  ['that is a NUL', form(part(file, '\0')), 422],
  ['with a NUL in a field that nobody knows', withFields('"erp":"a\\u0000b"'), 422],
  ['with a NUL deep in such a field', withFields('"erp":{"list":["a\\u0000b"]}'), 422],
  ['with a NUL in the name of one', withFields('"erp\\u0000":1'), 422],
  ['with half a character in such a field', withFields('"erp":"\\ud800"'), 422],
  ['with a text of 10 MB in such a field', withFields(`"erp":"${'x'.repeat(10_485_760)}"`), 422],
  ['with a name of 10 MB', withFields(`"${'x'.repeat(10_485_760)}":1`), 422],
  ['with a number that cannot be kept', withFields('"erp":1e400'), 422],
  ['nested a hundred thousand deep', form(part(file, deep)), 422],
  ['with a field nested that deep', withFields(`"erp":${deep}`), 422],
  ['of a million rows', form(part(file, `[${'0,'.repeat(999_999)}0]`)), 422],
]

describe('a form with an upload', () => {
  let testServer: HostileTestServer
  let path: string
  let before: ReadonlyArray<string>
  const uploadOf = (body: Buffer, headers: Headers = {}) =>
    requestOf(`POST ${path}`, { 'x-api-key': testServer.key, 'content-type': multipart, ...headers }, body)
  const assertNothingStored = async () => {
    expect(await testServer.everything()).toEqual(before)
    expect((await testServer.ask('GET', path.replace('/createBulk', ''))).body).toEqual([])
  }

  beforeAll(async () => {
    testServer = await aHostileTestServer()
  })
  beforeEach(async () => {
    path = `/delivery/v2/projects/${await aProject(testServer.ask)}/stops/createBulk`
    before = await testServer.everything()
  })

  it.each(refused.map(([how, body, status, headers]) => ({ how, body, status, headers })))(
    'is refused $how',
    async ({ body, status, headers }) => {
      const answer = await sendBytes(testServer.port, uploadOf(body, headers))
      expect(answer.statuses).toEqual([status])
      expect(answer.text).toMatch(/"message":"[^"]+","code":"[a-z_]+"/)
      expect(answer.text).not.toMatch(/node:|\.ts:|at \w+ \(/)
      await assertNothingStored()
    },
  )

  it.each(['politely', 'rudely'] as const)('stores nothing when it breaks off %s', async (how) => {
    const whole = uploadOf(form(part(file)))
    for (const length of [whole.length - 1, whole.length - 20, whole.length - 150])
      await sendAndDisconnect(testServer.port, how, whole.subarray(0, length))
    await sendAndDisconnect(testServer.port, how, uploadOf(form(part(file)), { 'content-length': 5_000 }))
    expect(await testServer.everything()).toEqual(before)
    await assertNothingStored()
  })

  it.each([
    ['UTF-16', Buffer.from(`\ufeff${stops.replace('Klant', 'Café €')}`, 'utf16le')],
    ['the alphabet of Windows', Buffer.from(stops.replace('Klant', 'Caf\xe9 \x80'), 'latin1')],
  ])('is taken in %s', async (_, bytes) => {
    const answer = await sendBytes(testServer.port, uploadOf(form(part(file, bytes))))
    expect(answer.statuses).toEqual([201])
    expect((await testServer.ask('GET', path.replace('/createBulk', ''))).body).toMatchObject([
      { customerName: 'Café €' },
    ])
  })

  it('goes by what a file holds, and not by what it is called', async () => {
    const otherFileName = file.replace('stops.json', '../../../etc/passwd\0')
    const answer = await sendBytes(testServer.port, uploadOf(form(part(otherFileName))))
    expect(answer.statuses).toEqual([201])
    expect((await testServer.ask('GET', path.replace('/createBulk', ''))).text).not.toContain('passwd')
  })
})
