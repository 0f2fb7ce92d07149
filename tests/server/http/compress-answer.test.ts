import { setImmediate } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptsGzip, compressAnswer, compressPart, partsInSteps } from '../../../server/http/answer-parts'
import { aProject, listIn, recordIn, uploadOf } from '../endpoints/request-kit'
import { aTestServer } from '../test-server'

const long = Buffer.from('Oude Gracht 12, Utrecht; '.repeat(1_000))

describe('partsInSteps', () => {
  it('the parts of a long answer are in order, and others are answered while they are made', async () => {
    const log: string[] = []
    const making = partsInSteps(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], (item) => {
      log.push(item)
      return Buffer.from(item)
    })
    await setImmediate()
    log.push('another answer')
    expect(Buffer.concat([...(await making)]).toString()).toBe('abcdefgh')
    expect(log.indexOf('another answer')).toBeLessThan(log.indexOf('h'))
  })
})

describe('compressAnswer', () => {
  it('an answer is compressed once for its parts, and unpacks to them', async () => {
    const parts = [Buffer.from('['), long, Buffer.from(','), long, Buffer.from(']')]
    const [first, second] = await Promise.all([compressAnswer(parts, 'gzip, br'), compressAnswer(parts, 'gzip')])
    expect(first).toBe(second)
    expect(gunzipSync(first ?? '')).toEqual(Buffer.concat(parts))
  })

  it('a part that another answer had is not compressed again', async () => {
    const other = Buffer.from('Nieuwe Gracht 3, Utrecht; '.repeat(1_000))
    const known = compressPart(long)
    expect(gunzipSync((await compressAnswer([other, long], 'gzip')) ?? '')).toEqual(Buffer.concat([other, long]))
    expect(compressPart(long)).toBe(known)
  })

  it('any parts are one gzip file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 40 })), async (lists) => {
        const parts = [...lists.map((list) => Buffer.from(list)), long]
        expect(gunzipSync((await compressAnswer(parts, 'gzip')) ?? '')).toEqual(Buffer.concat(parts))
      }),
      { numRuns: 20 },
    )
  })

  it('a short answer is sent as it is', () => {
    expect(compressAnswer([Buffer.from('{}')], 'gzip')).toBeUndefined()
  })

  it.each([
    ['gzip, deflate, br, zstd', true],
    ['GZIP;q=0.5, br;q=0', true],
    ['br; q=0.0, gzip;q=0', false],
    ['identity', false],
    ['', false],
  ])('the header "%s" accepts gzip: %s', (header, isAccepted) => {
    expect(acceptsGzip(header)).toBe(isAccepted)
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
    expect([plain.headers['content-encoding'], plain.headers['vary']]).toEqual([undefined, 'Accept-Encoding'])
    const compressed = await ask('GET', path, { headers: { 'accept-encoding': 'gzip' } })
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      etag: plain.headers['etag'],
    })
    expect(Number(compressed.headers['content-length'])).toBeLessThan(plain.text.length / 5)
    expect(
      (
        await ask('GET', path, {
          headers: { 'accept-encoding': 'gzip', 'if-none-match': String(plain.headers['etag']) },
        })
      ).status,
    ).toBe(304)
    await app.close()
  })
})
