import { beforeAll, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest, type TestServer } from '../test-server'
import { onBothDatabases } from './on-both-databases'
import { listIn, recordIn } from './request-kit'

const usersPath = '/delivery/v2/users'
const summary = '/delivery/v2/projects/summary'
const password = 'paard batterij nietje'
const notAllowed = { status: 403, body: { code: 'not_allowed' } }
const linkEnded = { status: 410, body: { code: 'link_ended' } }

describe.each(onBothDatabases())('the users of an organisation on $database', ({ environment }) => {
  let testServer: TestServer
  let anna: SendRequest
  beforeAll(async () => {
    testServer = await aTestServer(await environment())
    anna = await testServer.user('anna', 'Noord')
  })

  const invite = (username: string, role: string, ask = anna) => ask('POST', usersPath, { body: { username, role } })
  const invited = async (username: string, role: string) => {
    const { status, body } = await invite(username, role)
    expect(status).toBe(201)
    return { link: String(recordIn(body)['link']), id: String(recordIn(body, 'user')['id']) }
  }
  const chooseBy = (link: string, chosen = password) =>
    testServer.anonymous('POST', '/delivery/v2/password-links/use', { body: { link, password: chosen } })
  const read = (link: string) => testServer.anonymous('POST', '/delivery/v2/password-links/read', { body: { link } })
  const logIn = (username: string, chosen = password) =>
    testServer.anonymous('POST', '/delivery/v1/users/login', { body: { username, password: chosen } })
  const asUser = async (username: string): Promise<SendRequest> => {
    const { status, body } = await logIn(username)
    expect(status).toBe(200)
    const headers = { 'x-api-key': String(recordIn(body)['api_key']) }
    return (method, path, request = {}) => testServer.anonymous(method, path, { ...request, headers })
  }
  /** A user who chose a password by a link. */
  const aUser = async (username: string, role = 'dispatcher') => {
    const { id, link } = await invited(username, role)
    expect((await chooseBy(link)).status).toBe(204)
    return { id, ask: await asUser(username) }
  }
  const change = (id: string, body: object, ask = anna) => ask('PATCH', `${usersPath}/${id}`, { body })
  const ownId = async (username: string) =>
    String(listIn((await anna('GET', usersPath)).body).find((user) => user['username'] === username)?.['id'])

  it('an invited user chooses a password by a link that works once', async () => {
    const { link } = await invited('Piet', 'dispatcher')
    expect((await logIn('Piet', '')).status).toBe(422)
    expect(await logIn('Piet')).toMatchObject({ status: 401 })
    expect(await read(link)).toMatchObject({
      status: 200,
      body: { username: 'Piet', organisation_name: 'Noord', invited: true },
    })
    expect(await chooseBy(link, 'kort')).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect(await chooseBy(link, 'Password1')).toMatchObject({ status: 422 })
    const answers = await Promise.all([chooseBy(link), chooseBy(link, 'another long password')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 410]))
    expect(await chooseBy(link)).toMatchObject(linkEnded)
    expect(await read(link)).toMatchObject(linkEnded)
    const chosen = answers[0].status === 204 ? password : 'another long password'
    expect(await logIn('PIET', chosen)).toMatchObject({ status: 200, body: { username: 'Piet', role: 'dispatcher' } })
  })

  it('a link is no key of requests, and a key is no link', async () => {
    const { link } = await invited('quinten', 'administrator')
    const withLink = await testServer.anonymous('GET', summary, { headers: { 'x-api-key': link } })
    expect(withLink.status).toBe(401)
    const { body } = await logIn('anna', 'a password')
    expect(await read(String(recordIn(body)['api_key']))).toMatchObject(linkEnded)
    for (const guess of [`${link.slice(0, -1)}_`, 'nothing', `.${'a'.repeat(43)}`])
      expect(await read(guess)).toMatchObject(linkEnded)
  })

  it('a new link ends the one before, and choosing a password by it ends the sessions of the user', async () => {
    const { id, ask } = await aUser('rosa')
    const { body } = await anna('POST', `${usersPath}/${id}/password-link`)
    const [first] = [String(recordIn(body)['link'])]
    const second = String(recordIn((await anna('POST', `${usersPath}/${id}/password-link`)).body)['link'])
    expect(await chooseBy(first)).toMatchObject(linkEnded)
    expect((await ask('GET', summary)).status).toBe(200)
    expect((await chooseBy(second, 'een heel ander woord')).status).toBe(204)
    expect((await ask('GET', summary)).status).toBe(401)
    expect((await logIn('rosa')).status).toBe(401)
    expect((await logIn('rosa', 'een heel ander woord')).status).toBe(200)
  })

  it('a dispatcher and a key for a program are refused by every call of users', async () => {
    const { id, ask } = await aUser('saskia')
    const key = await anna('POST', '/delivery/v2/keys', { body: { name: 'Scale' } })
    const program: SendRequest = (method, path, request = {}) =>
      testServer.anonymous(method, path, {
        ...request,
        headers: { 'x-api-key': String(recordIn(key.body)['api_key']) },
      })
    for (const refused of [ask, program]) {
      expect(await refused('GET', usersPath)).toMatchObject(notAllowed)
      expect(await invite('tess', 'administrator', refused)).toMatchObject(notAllowed)
      expect(await change(id, { role: 'administrator' }, refused)).toMatchObject(notAllowed)
      expect(await refused('POST', `${usersPath}/${id}/password-link`)).toMatchObject(notAllowed)
    }
    expect(await ask('GET', '/delivery/v2/audit')).toMatchObject(notAllowed)
    expect((await program('GET', '/delivery/v2/audit')).status).toBe(200)
  })

  it('disabling a user ends the sessions, the keys for programs and the link at once', async () => {
    const { id, ask } = await aUser('tom')
    const key = await ask('POST', '/delivery/v2/keys', { body: { name: 'Scale' } })
    const headers = { 'x-api-key': String(recordIn(key.body)['api_key']) }
    const withKey = () => testServer.anonymous('GET', summary, { headers })
    expect((await withKey()).status).toBe(200)
    const link = String(recordIn((await anna('POST', `${usersPath}/${id}/password-link`)).body)['link'])
    expect(await change(id, { disabled: true })).toMatchObject({ status: 200, body: { state: 'disabled' } })
    expect((await ask('GET', summary)).status).toBe(401)
    expect((await withKey()).status).toBe(401)
    expect(await chooseBy(link)).toMatchObject(linkEnded)
    expect(await logIn('tom')).toMatchObject({ status: 401 })
    expect(await anna('POST', `${usersPath}/${id}/password-link`)).toMatchObject({ body: { code: 'user_disabled' } })
    expect(await change(id, { disabled: false })).toMatchObject({ status: 200, body: { state: 'active' } })
    expect((await logIn('tom')).status).toBe(200)
    expect((await withKey()).status).toBe(401)
  })

  it('a new role ends the sessions of the user and holds from the next log-in on', async () => {
    const { id, ask } = await aUser('uma')
    expect(await change(id, { role: 'administrator' })).toMatchObject({ body: { role: 'administrator' } })
    expect((await ask('GET', summary)).status).toBe(401)
    const again = await asUser('uma')
    expect((await again('GET', usersPath)).status).toBe(200)
    await change(id, { role: 'dispatcher' })
    expect((await again('GET', usersPath)).status).toBe(401)
  })

  it('the last administrator can be neither disabled nor demoted, also not by two at once', async () => {
    const own = await ownId('anna')
    for (const body of [{ disabled: true }, { role: 'dispatcher' }, { role: 'dispatcher', disabled: true }])
      expect(await change(own, body)).toMatchObject({ status: 409, body: { code: 'last_administrator' } })
    const { id, ask } = await aUser('vera', 'administrator')
    const answers = await Promise.all([change(own, { disabled: true }, ask), change(id, { disabled: true })])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect([401, 409]).toContain(statuses.find((status) => status !== 200))
    if (statuses[0] === 200) await change(own, { disabled: false }, ask)
    anna = await testServer.logInAgain('anna')
    await change(id, { disabled: false })
    await change(id, { role: 'dispatcher' })
  })

  it.each([
    ['ANNA', 'name_taken'],
    ['pi\u0000et', 'invalid'],
    ['pi\u200bet', 'invalid'],
    [' ', 'invalid'],
  ])('the invitation of %j is refused as %s', async (username, code) => {
    expect(await invite(username, 'dispatcher')).toMatchObject({ body: { code } })
  })

  it('a user of another organisation is not found', async () => {
    const { id } = await aUser('wim')
    const bram = await testServer.user(`bram`, 'Zuid')
    expect(await change(id, { disabled: true }, bram)).toMatchObject({ status: 404 })
    expect(await bram('POST', `${usersPath}/${id}/password-link`)).toMatchObject({ status: 404 })
    expect(JSON.stringify((await bram('GET', usersPath)).body)).not.toContain('wim')
    expect(JSON.stringify((await bram('GET', '/delivery/v2/audit')).body)).not.toContain('wim')
  })
})
