import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { loadBuiltPages } from '../../server'
import { anApp, page } from './test-app'

const notFound = { message: 'There is nothing at this address.', code: 'not_found' }
const wrongMethod = { message: 'This address does not take that method.', code: 'method_not_allowed' }

describe('openApp', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await anApp()
  })
  afterAll(() => app.close())

  it('GET /healthz answers status ok, and the answer is not cached', async () => {
    const answer = await app.inject('/healthz')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'ok' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each(['/', '/login', '/projects/7/(tab:stops)', '/projects/7/(tab:routes/0)?from=mail'])(
    'the address %s is answered with the page, which browsers revalidate each time (§2)',
    async (url) => {
      const answer = await app.inject({ url, headers: { accept: 'text/html,*/*' } })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toBe(page)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  it('HEAD of a page is answered without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/login' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('')
  })

  it('an asset may be cached for a year, since its name changes with its content', async () => {
    const answer = await app.inject('/assets/main-B3xq9.js')
    expect(answer.body).toBe('start()')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('the compressed copy of an asset is sent to a browser that accepts it', async () => {
    const answer = await app.inject({ url: '/assets/main-B3xq9.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect([answer.body, answer.headers['content-encoding']]).toEqual(['small', 'br'])
    expect(answer.headers['content-type']).toMatch('javascript')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(String(answer.headers['vary'])).toMatch(/accept-encoding/i)
  })

  it('every other file is revalidated by browsers', async () => {
    const answer = await app.inject('/theme.js')
    expect(answer.body).toBe('document')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it.each([
    '/assets/main-gone.js',
    '/assets/',
    '/favicon.ico',
    '/delivery',
    '/delivery/v2/nothing',
    '/v2/delivery/projects',
    '/assets/../../package.json',
    '/%2e%2e/%2e%2e/etc/passwd.txt',
  ])('the unknown path %s is refused as JSON with 404', async (url) => {
    const answer = await app.inject({ url, headers: { accept: 'text/html,*/*' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual(notFound)
  })

  it.each([
    ['POST', '/healthz'],
    ['DELETE', '/login'],
    ['PUT', '/assets/main-B3xq9.js'],
  ] as const)('the method of %s %s is refused with 405 and the allowed methods', async (method, url) => {
    const answer = await app.inject({ method, url })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
    expect(answer.json()).toEqual(wrongMethod)
  })

  it('the body of a request to an unknown path is not read', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/delivery/v2/nothing',
      headers: { 'content-type': 'application/json' },
      payload: '{"half',
    })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual(notFound)
  })

  it.each(['/healthz', '/login', '/assets/main-B3xq9.js', '/delivery/v2/nothing', '/delivery/%zz', '/projects/%zz'])(
    'the answer to %s has the security headers',
    async (url) => {
      const { headers } = await app.inject(url)
      expect(headers['content-security-policy']).toBe(
        "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      )
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['x-request-id']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
      expect((await app.inject(url)).headers['x-request-id']).not.toBe(headers['x-request-id'])
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    },
  )
})

describe('openApp with CORS_ORIGINS', () => {
  it('a page of an allowed origin may read the headers that identify an answer', async () => {
    const app = await anApp({}, { CORS_ORIGINS: 'https://desk.example' })
    const { headers } = await app.inject({ url: '/healthz', headers: { origin: 'https://desk.example' } })
    expect(headers['access-control-expose-headers']).toBe(
      'ETag, Content-Disposition, Retry-After, X-Request-Id, Preference-Applied',
    )
    await app.close()
  })
})

describe('openApp with TILE_URL and API_BASE', () => {
  it.each([
    ['https://tiles.example:8443/osm/{z}/{x}/{y}.png', 'https://tiles.example:8443'],
    ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'https://*.tiles.example'],
  ])(
    'the content security policy of a page allows tiles from %s and the API, and no other host',
    async (tiles, origin) => {
      const app = await anApp({}, { TILE_URL: tiles, API_BASE: 'https://api.example/rondrit/' })
      const { headers } = await app.inject('/')
      await app.close()
      expect(String(headers['content-security-policy']).split('; ')).toEqual([
        "default-src 'self'",
        `img-src 'self' data: ${origin}`,
        "connect-src 'self' https://api.example",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ])
    },
  )
})

describe('a route of openApp', () => {
  const opened = () =>
    anApp({
      mount: async (app) => {
        app.post('/delivery/echo', async (request) => request.body)
        app.get('/delivery/broken', async () => {
          throw new Error('password=hunter2 in /srv/app.js')
        })
      },
    })

  it('an error in a handler is answered with 500, without its message', async () => {
    const answer = await (await opened()).inject('/delivery/broken')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ message: 'Something went wrong on the server.', code: 'server_error' })
  })

  it.each([
    ['{"half', 'application/json', 400, 'bad_request'],
    ['<stop/>', 'application/xml', 415, 'unsupported_content'],
    [JSON.stringify('x'.repeat(2_000_000)), 'application/json', 413, 'too_large'],
  ])('the body %.9s of type %s is refused with %i', async (payload, type, status, code) => {
    const answer = await (
      await opened()
    ).inject({ method: 'POST', url: '/delivery/echo', headers: { 'content-type': type }, payload })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ message: expect.any(String), code })
  })

  it('a well-formed body reaches the handler unchanged', async () => {
    const answer = await (await opened()).inject({ method: 'POST', url: '/delivery/echo', payload: { name: 'Jansen' } })
    expect(answer.json()).toEqual({ name: 'Jansen' })
  })
})

describe('loadBuiltPages', () => {
  it('a missing build is refused with the command that makes it', async () => {
    await expect(loadBuiltPages('/nowhere/at/all', '')).rejects.toThrow('the pages are not built, so run npm run build')
  })
})
