import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { anApp, page } from './test-app'

describe('an address that cannot be read', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await anApp()
  })
  afterAll(() => app.close())

  it.each([
    ['GET', '/delivery/v2/projects/%zz'],
    ['GET', '/v2/delivery/projects/%E0%A4%A'],
    ['GET', '/assets/%zz.js'],
    ['POST', '/projects/%zz'],
  ] as const)('is refused as data by %s %s', async (method, url) => {
    const answer = await app.inject({ method, url })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ message: 'The request could not be read.', code: 'bad_request' })
  })

  it.each(['/%zz', '/projects/%E0%A4%A', '/projects/%/(tab:stops)'])(
    'gets the page that says so at %s',
    async (url) => {
      const answer = await app.inject(url)
      expect([answer.statusCode, answer.body]).toEqual([200, page])
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  it('is refused where there is no page to be had', async () => {
    const without = await anApp({ html: () => Promise.reject(new Error('gone')) })
    expect((await without.inject('/projects/%zz')).statusCode).toBe(400)
    await without.close()
  })
})
