import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { acceptedEncoding, compressAnswer } from '../../../server/http/compress'
import { aProject, listIn, recordIn, uploadOf } from '../endpoints/request-kit'
import { aTestServer } from '../test-server'

const long = Buffer.from('Oude Gracht 12, Utrecht; '.repeat(1_000))

describe('compressAnswer', () => {
  it('an answer is compressed once for its bytes, and unpacks to them', async () => {
    const [first, second] = await Promise.all([compressAnswer(long, 'gzip, br'), compressAnswer(long, 'br')])
    expect(first?.bytes).toBe(second?.bytes)
    expect(brotliDecompressSync(first?.bytes ?? '')).toEqual(long)
    expect(gunzipSync((await compressAnswer(long, 'gzip'))?.bytes ?? '')).toEqual(long)
  })

  it('a short answer is sent as it is', () => {
    expect(compressAnswer(Buffer.from('{}'), 'br')).toBeUndefined()
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.5, br;q=0', 'gzip'],
    ['br; q=0.0, gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('of the encodings "%s" it takes %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })
})

describe('a plan over the wire', () => {
  it('both documents are compressed as the browser accepts it, and keep their version', async () => {
    const { app, user } = await aTestServer()
    const ask = await user('anna', 'Noord')
    const id = await aProject(ask)
    await ask('POST', `/delivery/v2/projects/${id}/stops/createBulk`, uploadOf(Array.from({ length: 600 }, () => ({}))))
    const path = `/delivery/v2/projects/${id}/stops`
    const plain = await ask('GET', path)
    const document = (await ask('GET', `/delivery/v2/projects/${id}/stops/document`)).body
    expect(Object.values(recordIn(document))).toEqual(listIn(plain.body))
    expect(listIn(plain.body)).toHaveLength(600)
    expect([plain.headers['content-encoding'], plain.headers['vary']]).toEqual([undefined, undefined])
    const compressed = await ask('GET', path, { headers: { 'accept-encoding': 'br' } })
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      etag: plain.headers['etag'],
    })
    expect(Number(compressed.headers['content-length'])).toBeLessThan(plain.text.length / 5)
    expect(
      (await ask('GET', path, { headers: { 'accept-encoding': 'br', 'if-none-match': String(plain.headers['etag']) } }))
        .status,
    ).toBe(304)
    await app.close()
  })
})
