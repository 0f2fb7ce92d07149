import { describe, expect, it } from 'vitest'
import { aTestServer } from '../test-server'

const login = { username: 'anna', password: 'not hers' }

/** A server behind a proxy at 10.0.0.2, and another sender at 10.0.0.3. */
const openServer = async (settings: Readonly<Record<string, string>>) => {
  const { app, user } = await aTestServer(settings)
  await user('anna', 'Noord')
  const ask = (method: 'GET' | 'POST', url: string, remoteAddress: string, forwarded: string) =>
    app.inject({
      method,
      url,
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
      ...(method === 'POST' ? { payload: login } : {}),
    })
  return {
    guess: async (from: string, forwarded: string) =>
      (await ask('POST', '/delivery/v1/users/login', from, forwarded)).statusCode,
    metrics: async (from: string, forwarded: string) => (await ask('GET', '/metrics', from, forwarded)).statusCode,
  }
}

const guesses = async (guess: () => Promise<number>): Promise<ReadonlyArray<number>> => {
  const statuses: number[] = []
  for (let times = 0; times < 6; times += 1) statuses.push(await guess())
  return statuses
}

const slowedDown = [401, 401, 401, 401, 401, 429]

describe('behind a proxy that is trusted', () => {
  const trusting = { TRUSTED_PROXIES: '10.0.0.2/32' }

  it('only the sender who guesses is slowed down', async () => {
    const { guess } = await openServer(trusting)
    expect(await guesses(() => guess('10.0.0.2', '203.0.113.9'))).toEqual(slowedDown)
    expect(await guess('10.0.0.2', '203.0.113.10')).toBe(401)
  })

  it('a forged header does not help a sender', async () => {
    const { guess } = await openServer(trusting)
    let times = 0
    const forged = () => guess('10.0.0.2', `198.51.100.${(times += 1)}, 203.0.113.9`)
    expect(await guesses(forged)).toEqual(slowedDown)
  })

  it('the header of any other sender is not believed', async () => {
    const { guess } = await openServer(trusting)
    let times = 0
    expect(await guesses(() => guess('10.0.0.3', `203.0.113.${(times += 1)}`))).toEqual(slowedDown)
  })

  it('the figures are for this machine, not for everybody whom a proxy on it serves', async () => {
    const { metrics } = await openServer({ TRUSTED_PROXIES: '127.0.0.1' })
    expect(await metrics('127.0.0.1', '203.0.113.9')).toBe(404)
    expect(await metrics('127.0.0.1', '127.0.0.1')).toBe(200)
    expect(await metrics('203.0.113.9', '127.0.0.1')).toBe(404)
  })
})

describe('where no proxy is trusted', () => {
  it('the figures are not for those whom a proxy on this machine serves', async () => {
    const { metrics } = await openServer({})
    expect(await metrics('127.0.0.1', '203.0.113.9')).toBe(404)
    expect(await metrics('127.0.0.1', '127.0.0.1')).toBe(404)
  })

  it('a request comes from where its connection does', async () => {
    const { guess, metrics } = await openServer({})
    let times = 0
    expect(await guesses(() => guess('10.0.0.2', `203.0.113.${(times += 1)}`))).toEqual(slowedDown)
    expect(await metrics('203.0.113.9', '127.0.0.1')).toBe(404)
  })
})

describe('HTTPS', () => {
  const hsts = async (settings: Readonly<Record<string, string>>, from: string, protocol: string) => {
    const { app } = await aTestServer(settings)
    const answer = await app.inject({
      url: '/healthz',
      remoteAddress: from,
      headers: { 'x-forwarded-proto': protocol },
    })
    return answer.headers['strict-transport-security']
  }
  const trusting = { TRUSTED_PROXIES: '10.0.0.2' }

  it.each([
    ['a trusted proxy that serves HTTPS', trusting, '10.0.0.2', 'https', 'max-age=31536000'],
    ['a trusted proxy that serves HTTP', trusting, '10.0.0.2', 'http', undefined],
    ['any other sender', trusting, '10.0.0.3', 'https', undefined],
    ['a proxy where none is trusted', {}, '10.0.0.2', 'https', undefined],
    ['everybody with HTTPS=on', { HTTPS: 'on' }, '10.0.0.2', 'http', 'max-age=31536000'],
    ['a trusted proxy with HTTPS=off', { ...trusting, HTTPS: 'off' }, '10.0.0.2', 'https', undefined],
  ])('the header that keeps browsers to HTTPS is sent as set: to %s', async (_, settings, from, protocol, header) => {
    expect(await hsts(settings, from, protocol)).toBe(header)
  })
})
