import { Readable } from 'node:stream'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { readBody } from '../../../server/http/read-body'

const anApp = async (bodyLimit: number) => {
  const app = fastify()
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', readBody)
  app.post('/', { bodyLimit }, ({ body }) => body)
  return app
}

const bytesOf = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, index) => index % 251))

const chunksOf = (bytes: Buffer, length: number): Readable =>
  Readable.from(
    (function* () {
      for (let start = 0; start < bytes.length; start += length) yield bytes.subarray(start, start + length)
    })(),
  )

const post = async (app: Awaited<ReturnType<typeof anApp>>, payload: Readable, length?: number) => {
  const headers = { 'content-type': 'application/json', ...(length === undefined ? {} : { 'content-length': length }) }
  const { statusCode, rawPayload } = await app.inject({ method: 'POST', url: '/', headers, payload })
  return { statusCode, body: rawPayload }
}

describe('readBody', () => {
  it.each([0, 1, 70_000, 999_999, 1_000_000, 3_210_987])(
    'a body of %i bytes is read as it was sent',
    async (length) => {
      const [app, bytes] = [await anApp(5_000_000), bytesOf(length)]
      const [declared, undeclared] = [
        await post(app, chunksOf(bytes, 65_536), length),
        await post(app, chunksOf(bytes, 65_536)),
      ]
      expect(declared.statusCode).toBe(200)
      expect(declared.body.equals(bytes)).toBe(true)
      expect(undeclared.body.equals(bytes)).toBe(true)
    },
  )

  it.each([
    ['a declared length', 2_000_001],
    ['no declared length', undefined],
  ])('a body over the limit with %s is refused', async (_, length) => {
    expect(await post(await anApp(2_000_000), chunksOf(bytesOf(2_000_001), 65_536), length)).toMatchObject({
      statusCode: 413,
    })
  })

  it.each([1_999_999, 2_000_001])('a body of 2,000,000 bytes that declares %i is refused', async (length) => {
    expect(await post(await anApp(5_000_000), chunksOf(bytesOf(2_000_000), 65_536), length)).toMatchObject({
      statusCode: 400,
    })
  })
})
