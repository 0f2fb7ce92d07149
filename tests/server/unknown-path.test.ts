import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { anApp, page } from './test-app'

describe('a path with an invalid escape', () => {
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
  ] as const)('%s %s is refused as JSON with 400', async (method, url) => {
    const answer = await app.inject({ method, url })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ message: 'The request could not be read.', code: 'bad_request' })
  })

  it.each(['/%zz', '/projects/%E0%A4%A', '/projects/%/(tab:stops)'])(
    'GET %s is answered with the page, which shows that nothing is there',
    async (url) => {
      const answer = await app.inject(url)
      expect([answer.statusCode, answer.body]).toEqual([200, page])
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  it('the path is refused with 400 where the page cannot be read', async () => {
    const without = await anApp({ html: () => Promise.reject(new Error('gone')) })
    expect((await without.inject('/projects/%zz')).statusCode).toBe(400)
    await without.close()
  })
})
