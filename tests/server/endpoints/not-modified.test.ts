import { beforeAll, describe, expect, it } from 'vitest'
import { newStopExample } from '../../../contract/stop/stop-schema'
import { aTestServer, type SendRequest } from '../test-server'
import { aProject } from './request-kit'

const path = (id: string, resource: string): string => `/delivery/v2/projects/${id}/${resource}`

describe.each(['stops', 'stops/document'])('GET %s with If-None-Match', (resource) => {
  let ask: SendRequest
  let colleague: SendRequest
  let otherOrganisation: SendRequest
  let anonymous: SendRequest
  beforeAll(async () => {
    const testServer = await aTestServer()
    ask = await testServer.user('anna', 'Noord')
    colleague = await testServer.user('chris', 'Noord')
    otherOrganisation = await testServer.user('bram', 'Zuid')
    anonymous = testServer.anonymous
  })
  const requestAgain = (who: SendRequest, id: string, version: number | string) =>
    who('GET', path(id, resource), { headers: { 'if-none-match': `"${version}"` } })

  it('the current version is answered with 304 and the usual headers', async () => {
    const id = await aProject(ask)
    const answer = await requestAgain(ask, id, 1)
    expect([answer.status, answer.text, answer.headers['etag']]).toEqual([304, '', '"1"'])
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-security-policy': expect.any(String),
      'x-request-id': expect.any(String),
    })
  })

  it('the list is sent again as soon as a change is answered', async () => {
    const id = await aProject(ask)
    for (let version = 1; version < 20; version += 1) {
      expect((await requestAgain(ask, id, version)).status).toBe(304)
      const changed = await colleague('POST', path(id, 'stops'), { body: newStopExample })
      expect(changed.status).toBe(201)
      expect((await requestAgain(ask, id, version)).status).toBe(200)
    }
  })

  it('another organisation gets 404, and a request without a key 401', async () => {
    const id = await aProject(ask)
    expect((await requestAgain(ask, id, 1)).status).toBe(304)
    expect((await requestAgain(otherOrganisation, id, 1)).status).toBe(404)
    expect((await requestAgain(anonymous, id, 1)).status).toBe(401)
  })

  it('a deleted project gives 404', async () => {
    const id = await aProject(ask)
    expect((await requestAgain(ask, id, 1)).status).toBe(304)
    await ask('DELETE', `/delivery/v2/projects/${id}`)
    expect((await requestAgain(ask, id, 1)).status).toBe(404)
  })
})

describe('POST …/prices with If-None-Match', () => {
  it('the prices are answered, since a POST is never 304', async () => {
    const ask = await (await aTestServer()).user('anna', 'Noord')
    const id = await aProject(ask)
    const request = { body: { stop: newStopExample }, headers: { 'if-none-match': '"1"' } }
    expect(await ask('POST', path(id, 'prices'), request)).toMatchObject({ status: 200, body: { version: 1 } })
  })
})
