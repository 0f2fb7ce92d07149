import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { respondJson, startStubServer } from '../../kit/stub-server'
import { aTestServer } from '../test-server'

afterEach(() => vi.restoreAllMocks())

it('a request that its user may not make is logged with the user and the path', async () => {
  const { user, anonymous } = await aTestServer({ LOG_LEVEL: 'info' })
  const anna = await user('anna', 'Noord')
  const invited = await anna('POST', '/delivery/v2/users', { body: { username: 'piet', role: 'dispatcher' } })
  const { link } = JSON.parse(invited.text)
  const password = 'paard batterij nietje'
  await anonymous('POST', '/delivery/v2/password-links/use', { body: { link, password } })
  const loggedIn = await anonymous('POST', '/delivery/v1/users/login', { body: { username: 'piet', password } })
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const headers = { 'x-api-key': String(JSON.parse(loggedIn.text)['api_key']) }
  expect((await anonymous('GET', '/delivery/v2/users', { headers })).status).toBe(403)
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { msg: 'not allowed', username: 'piet', req: { method: 'GET', path: '/delivery/v2/users' } },
  ])
})

it('a refused sign-in by OpenID Connect is no call that a user may not make', async () => {
  const service = await startStubServer((request, _, response) => {
    const base = `http://${request.headers.host}`
    respondJson(response, 200, { issuer: base, authorization_endpoint: `${base}/authorize`, token_endpoint: base })
  })
  onTestFinished(service.close)
  const { anonymous } = await aTestServer({
    LOG_LEVEL: 'info',
    OPENID_ISSUER: service.base,
    OPENID_CLIENT: 'rondrit',
    OPENID_SECRET: 'geheim',
  })
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const secrets = { verifier: 'a'.repeat(43), state: 'b', nonce: 'c' }
  const body = { address: 'http://localhost/signed-in?code=abc&state=other', secrets }
  expect((await anonymous('POST', '/delivery/v2/open-id/log-in', { body })).status).toBe(403)
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([])
})
