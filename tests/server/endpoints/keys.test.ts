import * as E from 'fp-ts/Either'
import { beforeAll, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest, type TestServer } from '../test-server'
import { onBothDatabases } from './on-both-databases'
import { listIn, recordIn } from './request-kit'

const keysPath = '/delivery/v2/keys'
const summary = '/delivery/v2/projects/summary'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

describe.each(onBothDatabases())('the keys of a user on $database', ({ environment }) => {
  let testServer: TestServer
  beforeAll(async () => {
    testServer = await aTestServer(await environment())
    await testServer.user('anna', 'Noord')
    await testServer.user('bram', 'Noord')
    await testServer.user('bernadette', 'Noord')
  })

  /** Anna with two new sessions, of which the first is asked, and no others. */
  const twoSessions = async (): Promise<readonly [SendRequest, SendRequest]> => {
    const first = await testServer.logInAgain('anna')
    await first('DELETE', '/delivery/v2/sessions/others')
    return [first, await testServer.logInAgain('anna')]
  }
  const keysOf = async (ask: SendRequest) => listIn((await ask('GET', keysPath)).body)
  const change = (ask: SendRequest, current: string, password: string) =>
    ask('PUT', '/delivery/v2/account/password', { body: { current, new: password } })
  const programKey = async (ask: SendRequest, name: string) => {
    const { status, body } = await ask('POST', keysPath, { body: { name } })
    expect(status).toBe(201)
    const headers = { 'x-api-key': String(recordIn(body)['api_key']) }
    return {
      id: String(recordIn(recordIn(body)['key'])['id']),
      ask: (method: Parameters<SendRequest>[0], path: string, more: object = {}) =>
        testServer.anonymous(method, path, { headers, ...more }),
    }
  }

  it('a session is listed with its browser, its address and its times', async () => {
    const [ask] = await twoSessions()
    const started = await testServer.anonymous('POST', '/delivery/v1/users/login', {
      body: { username: 'anna', password: 'a password' },
      headers: { 'user-agent': firefox },
    })
    const listed = await keysOf(ask)
    expect(listed).toHaveLength(3)
    expect(listed.find(({ name }) => name === 'Firefox on Windows')).toEqual({
      id: expect.stringMatching(/^key_[\w-]{43}$/),
      kind: 'session',
      name: 'Firefox on Windows',
      made_at: expect.stringMatching(/Z$/),
      last_used_at: expect.stringMatching(/Z$/),
      address: '127.0.0.1',
      current: false,
    })
    expect(listed.filter(({ current }) => current === true)).toHaveLength(1)
    expect(JSON.stringify(listed)).not.toContain(String(recordIn(started.body)['api_key']))
  })

  it('ending one session refuses its key at once, and no other', async () => {
    const [ask, other] = await twoSessions()
    expect((await other('GET', summary)).status).toBe(200)
    const ended = (await keysOf(ask)).find(({ current }) => current === false)
    expect((await ask('DELETE', `${keysPath}/${String(ended?.['id'])}`)).status).toBe(204)
    expect((await other('GET', summary)).status).toBe(401)
    expect(await keysOf(ask)).toHaveLength(1)
    expect(await ask('DELETE', `${keysPath}/${String(ended?.['id'])}`)).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: 'This has ended already.' },
    })
  })

  it('ending all others keeps this session and the keys for programs', async () => {
    const [ask, other] = await twoSessions()
    const program = await programKey(ask, 'Scale')
    expect((await other('GET', summary)).status).toBe(200)
    expect((await ask('DELETE', '/delivery/v2/sessions/others')).status).toBe(204)
    expect((await other('GET', summary)).status).toBe(401)
    expect((await ask('GET', summary)).status).toBe(200)
    expect((await program.ask('GET', summary)).status).toBe(200)
    await ask('DELETE', `${keysPath}/${program.id}`)
  })

  it('a key for a program stays valid after a log-out, and is ended on the account page', async () => {
    const [ask] = await twoSessions()
    const program = await programKey(ask, 'Warehouse')
    expect((await ask('DELETE', '/delivery/v2/sessions/current')).status).toBe(204)
    expect((await program.ask('GET', summary)).status).toBe(200)
    const again = await testServer.logInAgain('anna')
    expect((await keysOf(again)).filter(({ kind }) => kind === 'program')).toMatchObject([{ name: 'Warehouse' }])
    expect((await again('DELETE', `${keysPath}/${program.id}`)).status).toBe(204)
    expect((await program.ask('GET', summary)).status).toBe(401)
  })

  it('a key for a program may not see, make or end keys', async () => {
    const [ask] = await twoSessions()
    const program = await programKey(ask, 'Scanner')
    const refused = [
      await program.ask('GET', keysPath),
      await program.ask('POST', keysPath, { body: { name: 'Another' } }),
      await program.ask('DELETE', `${keysPath}/${program.id}`),
      await program.ask('DELETE', '/delivery/v2/sessions/others'),
      await program.ask('PUT', '/delivery/v2/account/password', { body: { current: 'a password', new: 'b password' } }),
      await program.ask('DELETE', '/delivery/v2/sessions/current'),
    ]
    for (const answer of refused)
      expect(answer).toMatchObject({
        status: 403,
        body: {
          code: 'not_allowed',
          message: 'A key for a program cannot do this: log in with your name and password.',
        },
      })
    expect((await program.ask('GET', summary)).status).toBe(200)
    await ask('DELETE', `${keysPath}/${program.id}`)
  })

  it('a second key of the same name is refused, also one that is made at the same time', async () => {
    const [ask] = await twoSessions()
    const answers = await Promise.all([1, 2, 3].map(() => ask('POST', keysPath, { body: { name: 'Twin' } })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409'])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'name_taken',
      message: 'There is a key Twin already: end it first, or choose another name.',
    })
  })

  it('a session that ended after its key was checked changes nothing', async () => {
    const ask = await testServer.user('eva', 'Noord')
    const other = await testServer.logInAgain('eva')
    const current = (await keysOf(ask)).find((key) => key['current'] === true)
    const id = String(current?.['id'])
    // The server remembers that the key was valid, and does not see how it ends here.
    expect((await other('GET', summary)).status).toBe(200)
    const { directory, write } = testServer.dependencies.storage
    await write(String((await directory.findUser('eva'))?.organisation), async ({ users, keys }) =>
      E.right(await keys.removeSessions(String((await users.find('eva'))?.id), id.replace('key_', ''))),
    )
    const refused = [
      await other('POST', keysPath, { body: { name: 'Late' } }),
      await change(other, 'a password', 'battery staple'),
      await other('DELETE', '/delivery/v2/sessions/others'),
      await other('DELETE', `${keysPath}/${id}`),
    ]
    for (const answer of refused) expect(answer).toMatchObject({ status: 401, body: { code: 'signed_out' } })
    expect(await keysOf(ask)).toMatchObject([{ id, kind: 'session' }])
    expect((await change(ask, 'a password', 'battery staple')).status).toBe(204)
  })

  it('a key without a name is refused', async () => {
    const [ask] = await twoSessions()
    expect((await ask('POST', keysPath, { body: { name: ' ' } })).status).toBe(422)
    expect((await ask('POST', keysPath, { body: {} })).status).toBe(422)
  })

  it('a colleague neither sees nor ends the keys of a user', async () => {
    const [ask] = await twoSessions()
    const colleague = await testServer.logInAgain('bram')
    const [key] = await keysOf(ask)
    expect((await keysOf(colleague)).map(({ id }) => id)).not.toContain(key?.['id'])
    expect((await colleague('DELETE', `${keysPath}/${String(key?.['id'])}`)).status).toBe(404)
    expect((await ask('GET', summary)).status).toBe(200)
  })

  it('a new password ends the other sessions at once, and no key for a program', async () => {
    const ask = await testServer.user('carla', 'Noord')
    const other = await testServer.logInAgain('carla')
    const program = await programKey(ask, 'Warehouse')
    expect((await other('GET', summary)).status).toBe(200)
    expect((await change(ask, 'a password', 'battery staple')).status).toBe(204)
    expect((await other('GET', summary)).status).toBe(401)
    expect((await ask('GET', summary)).status).toBe(200)
    expect((await program.ask('GET', summary)).status).toBe(200)
    const logIn = (password: string) =>
      testServer.anonymous('POST', '/delivery/v1/users/login', { body: { username: 'carla', password } })
    expect((await logIn('a password')).status).toBe(401)
    expect((await logIn('battery staple')).status).toBe(200)
  })

  it('a wrong current password is refused without ending the session, and guessing it is slowed down', async () => {
    const ask = await testServer.user('dirk', 'Noord')
    for (let count = 0; count < 5; count += 1)
      expect(await change(ask, `guess ${count}`, 'battery staple')).toMatchObject({
        status: 422,
        body: { code: 'wrong_password', message: 'The current password is not right.' },
      })
    expect(await change(ask, 'a password', 'battery staple')).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts' },
    })
    expect((await ask('GET', summary)).status).toBe(200)
  })

  it.each([
    ['short', 'Shorter than 8 characters'],
    ['Wachtwoord123', 'Is one of those that everybody tries first'],
    ['aaaaaaaaaa', 'Is one of those that everybody tries first'],
    ['123456789', 'Is one of those that everybody tries first'],
    [' Bernadette', 'Is your username'],
  ])('the new password %j is refused in words', async (password, reason) => {
    const ask = await testServer.logInAgain('bernadette')
    expect(await change(ask, 'a password', password)).toMatchObject({
      status: 422,
      body: { code: 'invalid', details: [{ field: 'new', reason }] },
    })
  })

  it('a user has at most fifty keys for programs', async () => {
    const ask = await testServer.user(`many-${Date.now()}`, 'Noord')
    for (let count = 0; count < 50; count += 1) await programKey(ask, `Program ${count}`)
    expect(await ask('POST', keysPath, { body: { name: 'One more' } })).toMatchObject({
      status: 409,
      body: { code: 'too_many_keys' },
    })
  })
})
