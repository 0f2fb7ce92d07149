import { beforeAll, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest } from '../test-server'
import { aDriver } from './a-driver'
import { aProject, fileOf, recordIn } from './request-kit'

describe('projects', () => {
  let ask: SendRequest
  let otherOrganisation: SendRequest
  beforeAll(async () => {
    const testServer = await aTestServer()
    ask = await testServer.user('anna', 'Noord')
    otherOrganisation = await testServer.user('bram', 'Zuid')
  })

  it('are made with a name, trimmed, and listed newest first', async () => {
    const first = await ask('POST', '/delivery/v2/projects', { body: { projectName: '  Week 48 ' } })
    expect(first.status).toBe(201)
    expect(first.body).toEqual({ data: { id: expect.any(String), projectName: 'Week 48' } })
    await ask('POST', '/delivery/v2/projects', { body: { projectName: 'Week 49' } })
    const list = await ask('GET', '/delivery/v2/projects/summary')
    expect(list.body).toMatchObject([
      { name: 'Week 49', stops_size: 0, routes_size: 0, stopsCount: 0 },
      { name: 'Week 48' },
    ])
  })

  it.each([[''], ['   '], ['x'.repeat(121)], [17], [null], ['a\0b'], ['\ud800']])(
    'are refused the name %j, in words',
    async (projectName) => {
      const refused = await ask('POST', '/delivery/v2/projects', { body: { projectName } })
      expect(refused.status).toBe(422)
      expect(refused.body).toMatchObject({ code: 'invalid', details: [{ field: 'projectName' }] })
    },
  )

  it('are not seen by other organisations', async () => {
    const id = await aProject(ask)
    for (const path of ['', '/stops', '/stops/document', '/changes', '/events'])
      expect((await otherOrganisation('GET', `/delivery/v2/projects/${id}${path}`)).status).toBe(404)
    expect((await otherOrganisation('DELETE', `/delivery/v2/projects/${id}`)).status).toBe(404)
    const body = { projectDocument: { routes: [] }, stopsDocument: {} }
    expect((await otherOrganisation('PUT', `/delivery/v2/projects/${id}`, { body })).status).toBe(404)
    expect((await ask('GET', `/delivery/v2/projects/${id}`)).status).toBe(200)
  })

  it('are read under a version, and not written out again for who has it', async () => {
    const id = await aProject(ask)
    const read = await ask('GET', `/delivery/v2/projects/${id}`)
    expect(read.headers['etag']).toBe('"1"')
    expect(read.body).toMatchObject({ id, routes: [], version: 1 })
    const again = await ask('GET', `/delivery/v2/projects/${id}`, { headers: { 'if-none-match': '"1"' } })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
    const older = await ask('GET', `/delivery/v2/projects/${id}`, { headers: { 'if-none-match': '"0"' } })
    expect(older.status).toBe(200)
  })

  it.each(['/delivery/v2/projects/', '/v2/delivery/projects/'])('are deleted for good at %s', async (path) => {
    const id = await aProject(ask)
    expect((await ask('DELETE', path + id)).status).toBe(204)
    expect((await ask('GET', `/delivery/v2/projects/${id}`)).status).toBe(404)
    expect((await ask('DELETE', path + id)).status).toBe(404)
  })

  it('do not change when a write comes too late, and the refusal says their version', async () => {
    const id = await aProject(ask)
    await ask('POST', `/delivery/v2/projects/${id}/stops/createBulk`, fileOf([{}, {}]))
    const document = (await ask('GET', `/delivery/v2/projects/${id}`)).body
    const stops = (await ask('GET', `/delivery/v2/projects/${id}/stops/document`)).body
    const late = await ask('PUT', `/delivery/v2/projects/${id}`, {
      body: { projectDocument: document, stopsDocument: {} },
      headers: { 'if-match': '"1"' },
    })
    expect(late.status).toBe(412)
    expect(late.body).toMatchObject({ code: 'stale', version: 2 })
    expect((await ask('GET', `/delivery/v2/projects/${id}/stops/document`)).body).toEqual(stops)
  })

  it('are replaced whatever their version is by a write that names none', async () => {
    const id = await aProject(ask)
    await ask('POST', `/delivery/v2/projects/${id}/stops/createBulk`, fileOf([{}, {}]))
    const body = { projectDocument: { routes: [] }, stopsDocument: {} }
    expect((await ask('PUT', `/delivery/v2/projects/${id}`, { body })).status).toBe(200)
    expect((await ask('GET', `/delivery/v2/projects/${id}/stops`)).body).toEqual([])
  })

  it('are stored as their documents say, with fields that nobody knows', async () => {
    const id = await aProject(ask)
    await ask('POST', `/delivery/v2/projects/${id}/stops/createBulk`, fileOf([{}, { dock: 7 }]))
    const stops = (await ask('GET', `/delivery/v2/projects/${id}/stops/document`)).body
    const saved = await ask('PUT', `/delivery/v2/projects/${id}`, {
      body: { projectDocument: { routes: [], season: 'winter' }, stopsDocument: stops },
      headers: { 'if-match': '"2"' },
    })
    expect(saved.status).toBe(200)
    expect(saved.headers['etag']).toBe('"3"')
    expect(saved.body).toMatchObject({ season: 'winter', version: 3 })
    const storedStops = (await ask('GET', `/delivery/v2/projects/${id}/stops`)).body
    expect(storedStops).toMatchObject([{}, { dock: 7 }])
  })

  const routed = (route: object) => ({
    projectDocument: { routes: [{ route_day: 'Ma', ...route }] },
    stopsDocument: {},
  })

  it.each([
    ['driver_id', 'nobody', 'There is no driver nobody'],
    ['external_route_id', 99, 'There is no external route 99'],
  ])('refuse routes of strangers: %s %j', async (field, value, reason) => {
    const refused = await ask('PUT', `/delivery/v2/projects/${await aProject(ask)}`, {
      body: routed({ [field]: value }),
    })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ details: [{ field: `projectDocument.routes.0.${field}`, reason }] })
  })

  it('can be saved even where they name a driver or carrier that was removed', async () => {
    const project = `/delivery/v2/projects/${await aProject(ask)}`
    const driver = String(recordIn((await ask('POST', '/delivery/v2/drivers', { body: aDriver })).body)['id'])
    expect((await ask('PUT', project, { body: routed({ driver_id: driver }) })).status).toBe(200)
    expect((await ask('DELETE', `/delivery/v2/drivers/${driver}`)).status).toBe(204)
    expect((await ask('PUT', project, { body: routed({ driver_id: driver, route_name: 'Noord' }) })).status).toBe(200)
    const otherProject = `/delivery/v2/projects/${await aProject(ask)}`
    expect((await ask('PUT', otherProject, { body: routed({ driver_id: driver }) })).status).toBe(422)
  })

  it('refuse documents that do not fit together, and name the route', async () => {
    const id = await aProject(ask)
    const refused = await ask('PUT', `/delivery/v2/projects/${id}`, {
      body: {
        projectDocument: { routes: [{ route_name: 'R', activities: [{ id: 'ghost', type: 'Delivery' }] }] },
        stopsDocument: {},
      },
    })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('ghost')
    expect((await ask('GET', `/delivery/v2/projects/${id}`)).body).toMatchObject({ version: 1, routes: [] })
  })
})
