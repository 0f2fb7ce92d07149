import { afterEach, expect, it, vi } from 'vitest'
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
