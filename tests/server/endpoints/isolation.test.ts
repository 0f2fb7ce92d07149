import { beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints, type AnyEndpoint } from '../../../contract'
import { aTestServer, type SendRequest } from '../test-server'
import { aProject, uploadOf, formOf, listIn, recordIn } from './request-kit'

const endpointsWithKey = allEndpoints.filter(({ needsKey }) => needsKey)
const endpointsWithId = endpointsWithKey.filter(({ path }) => path.includes('{'))

/** A valid body for a call. */
const bodyFor = ({ body }: AnyEndpoint) => {
  if (body.kind === 'none') return {}
  return body.kind === 'file' ? formOf(JSON.stringify(body.codec.example)) : { body: body.codec.example }
}

describe('the isolation of organisations', () => {
  let owner: SendRequest
  let stranger: SendRequest
  let anonymous: SendRequest
  let ids: Readonly<Record<string, string>>

  beforeAll(async () => {
    const testServer = await aTestServer()
    anonymous = testServer.anonymous
    owner = await testServer.user('anna', 'Noord')
    stranger = await testServer.user('bram', 'Zuid')
    const id = await aProject(owner)
    await owner('POST', `/delivery/v2/projects/${id}/stops/createBulk`, uploadOf([{}, {}]))
    const stopId = String(listIn((await owner('GET', `/delivery/v2/projects/${id}/stops`)).body)[0]?.['id'])
    await owner('PATCH', `/delivery/v2/projects/${id}/stops/${stopId}/updateInExternalSystem`, {
      body: { id: stopId, new_carrier_id: 1 },
    })
    const changes = await owner('GET', `/delivery/v2/projects/${id}/changes`)
    const changeId = String(listIn(recordIn(changes.body)['changes'])[0]?.['id'])
    const job = await owner('POST', `/delivery/v2/projects/${id}/optimize`, { body: {} })
    const driver = await owner('POST', '/delivery/v2/drivers', {
      body: allEndpoints.find(({ name }) => name === 'createDriver')?.body.codec.example,
    })
    const users = await owner('GET', '/delivery/v2/users')
    ids = {
      userId: String(listIn(users.body)[0]?.['id']),
      id,
      stopId,
      changeId,
      routeIndex: '0',
      jobId: String(recordIn(job.body)['job_id']),
      driver: String(recordIn(driver.body)['id']),
    }
  })

  const pathWithIds = (path: string): string =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => (path.includes('/drivers/') ? ids['driver'] : ids[name]) ?? '')

  /** What a query must have. */
  const queryFor = ({ name }: AnyEndpoint): string => (name === 'exportStops' ? '?format=csv' : '')

  it('the endpoint table has more than twenty endpoints with an id', () => {
    expect(endpointsWithId.length).toBeGreaterThan(20)
  })

  describe.each(endpointsWithId.flatMap((call) => [call.path, ...call.aliasPaths].map((path) => ({ call, path }))))(
    '$call.method $path',
    ({ call, path }) => {
      it('the endpoint gives 404 to another organisation', async () => {
        const answer = await stranger(call.method, `${pathWithIds(path)}${queryFor(call)}`, bodyFor(call))
        expect(answer.status).toBe(404)
        expect(answer.body).toMatchObject({ code: 'not_found' })
      })
    },
  )

  it.each(endpointsWithKey)('$method $path without a valid key gives 401, whatever the body', async (call) => {
    const none = await anonymous(call.method, pathWithIds(call.path), { raw: 'x', headers: { 'content-type': 'a/b' } })
    expect(none).toMatchObject({ status: 401, body: { code: 'signed_out' } })
    const wrong = await anonymous(call.method, pathWithIds(call.path), { headers: { 'x-api-key': 'Noord.guess' } })
    expect(wrong.status).toBe(401)
  })

  it('the owner can still read everything', async () => {
    const read = endpointsWithId.filter(({ method, answer }) => method === 'GET' && answer.kind === 'json')
    const statuses = await Promise.all(read.map(async ({ path }) => (await owner('GET', pathWithIds(path))).status))
    expect(statuses).toEqual(read.map(() => 200))
  })
})
