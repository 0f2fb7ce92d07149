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
  ['that is compressed', form(part(file)), 415, { 'content-encoding': 'gzip' }],
  ['without an end', part(file), 400],
  ['that ends within its closing boundary', Buffer.concat([part(file), Buffer.from('--xx')]), 400],
  ['that ends in a header', Buffer.from(`--xx\r\n${file}`), 400],
  ['with line feeds only', Buffer.from(form(part(file)).toString().replaceAll('\r\n', '\n')), 400],
  ['that is empty', Buffer.from('--xx--\r\n'), 422],
  ['without any bytes', Buffer.alloc(0), 422],
  ['with two files', form(part(file), part(file)), 422],
  ['with a file and a second one of another name', form(part(file), part(file.replace('"file"', '"other"'))), 422],
  ['with another file before it', form(part(file.replace('"file"', '"other"')), part(file)), 422],
  ['with a field called file', form(part('content-disposition: form-data; name="file"')), 422],
  ['with a file without a name', form(part('content-disposition: form-data; filename="a"')), 422],
  ['with a part without a disposition', form(part('content-type: application/json')), 422],
  ['with a file called __proto__', form(part(file.replace('"file"', '"__proto__"'))), 400],
  ['with a file called constructor', form(part(file.replace('"file"', '"constructor"'))), 400],
  ['within a nested form', form(part(`${file}\r\ncontent-type: multipart/mixed; boundary=zz`, '--zz--')), 422],
  ['with a dozen fields before it', form(fields(12), part(file)), 413],
  ['with two thousand fields before it', form(fields(2_000), part(file)), 413],
  ['with a file in UTF-16 without a byte order mark', form(part(file, Buffer.from(stops, 'utf16le'))), 422],
  [
    'with a file in UTF-16 that lacks its last byte',
    form(part(file, Buffer.from(`\ufeff${stops}`, 'utf16le').subarray(0, -1))),
    422,
  ],
  [
    'with a file in no known encoding',
    form(part(file, Buffer.from(stops.replace('Klant', 'Caf\xe9 \x81'), 'latin1'))),
    422,
  ],
  [
    'with a file in base64',
    form(part(`${file}\r\ncontent-transfer-encoding: base64`, Buffer.from(stops).toString('base64'))),
    422,
  ],
  ['with a file that is no JSON', form(part(file, 'customerName;zip')), 422],
  ['with a file of one NUL', form(part(file, '\0')), 422],
  ['with a NUL in an unknown field', withFields('"erp":"a\\u0000b"'), 422],
  ['with a NUL deep in an unknown field', withFields('"erp":{"list":["a\\u0000b"]}'), 422],
  ['with a NUL in the name of an unknown field', withFields('"erp\\u0000":1'), 422],
  ['with a lone surrogate in an unknown field', withFields('"erp":"\\ud800"'), 422],
  ['with a text of 10 MB in an unknown field', withFields(`"erp":"${'x'.repeat(10_485_760)}"`), 422],
  ['with a field name of 10 MB', withFields(`"${'x'.repeat(10_485_760)}":1`), 422],
  ['with a number beyond the range of numbers', withFields('"erp":1e400'), 422],
  ['with lists nested a hundred thousand deep', form(part(file, deep)), 422],
  ['with a field nested a hundred thousand deep', withFields(`"erp":${deep}`), 422],
  ['of a million rows', form(part(file, `[${'0,'.repeat(999_999)}0]`)), 422],
]

describe('POST createBulk with a bad form', () => {
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
    'a form $how is refused with $status and stores nothing',
    async ({ body, status, headers }) => {
      const answer = await sendBytes(testServer.port, uploadOf(body, headers))
      expect(answer.statuses).toEqual([status])
      expect(answer.text).toMatch(/"message":"[^"]+","code":"[a-z_]+"/)
      expect(answer.text).not.toMatch(/node:|\.ts:|at \w+ \(/)
      await assertNothingStored()
    },
  )

  it.each(['closed', 'reset'] as const)('a form whose connection is %s stores nothing', async (how) => {
    const whole = uploadOf(form(part(file)))
    for (const length of [whole.length - 1, whole.length - 20, whole.length - 150])
      await sendAndDisconnect(testServer.port, how, whole.subarray(0, length))
    await sendAndDisconnect(testServer.port, how, uploadOf(form(part(file)), { 'content-length': 5_000 }))
    expect(await testServer.everything()).toEqual(before)
    await assertNothingStored()
  })

  it.each([
    ['UTF-16', Buffer.from(`\ufeff${stops.replace('Klant', 'Café €')}`, 'utf16le')],
    ['Windows-1252', Buffer.from(stops.replace('Klant', 'Caf\xe9 \x80'), 'latin1')],
  ])('a file in %s is stored', async (_, bytes) => {
    const answer = await sendBytes(testServer.port, uploadOf(form(part(file, bytes))))
    expect(answer.statuses).toEqual([201])
    expect((await testServer.ask('GET', path.replace('/createBulk', ''))).body).toMatchObject([
      { customerName: 'Café €' },
    ])
  })

  it('a file with a dangerous name is stored by its content', async () => {
    const otherFileName = file.replace('stops.json', '../../../etc/passwd\0')
    const answer = await sendBytes(testServer.port, uploadOf(form(part(otherFileName))))
    expect(answer.statuses).toEqual([201])
    expect((await testServer.ask('GET', path.replace('/createBulk', ''))).text).not.toContain('passwd')
  })
})
