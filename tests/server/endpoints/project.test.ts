import { beforeAll, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest } from '../test-server'
import { driverBody } from '../../kit/driver-body'
import { aProject, uploadOf, recordIn } from './request-kit'

describe('project endpoints', () => {
  let ask: SendRequest
  let otherOrganisation: SendRequest
  beforeAll(async () => {
    const testServer = await aTestServer()
    ask = await testServer.user('anna', 'Noord')
    otherOrganisation = await testServer.user('bram', 'Zuid')
  })

  it('a new project has a trimmed name, and projects are listed newest first', async () => {
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
    'the project name %j is refused with the field',
    async (projectName) => {
      const refused = await ask('POST', '/delivery/v2/projects', { body: { projectName } })
      expect(refused.status).toBe(422)
      expect(refused.body).toMatchObject({ code: 'invalid', details: [{ field: 'projectName' }] })
    },
  )

  it('another organisation gets 404 for a project', async () => {
    const id = await aProject(ask)
    for (const path of ['', '/stops', '/stops/document', '/changes', '/events'])
      expect((await otherOrganisation('GET', `/delivery/v2/projects/${id}${path}`)).status).toBe(404)
    expect((await otherOrganisation('DELETE', `/delivery/v2/projects/${id}`)).status).toBe(404)
    const body = { projectDocument: { routes: [] }, stopsDocument: {} }
    expect((await otherOrganisation('PUT', `/delivery/v2/projects/${id}`, { body })).status).toBe(404)
    expect((await ask('GET', `/delivery/v2/projects/${id}`)).status).toBe(200)
  })

  it('a project is read with its version, and answered with 304 to a client that has it', async () => {
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

  it.each(['/delivery/v2/projects/', '/v2/delivery/projects/'])(
    'a project is deleted permanently by DELETE %s{id}',
    async (path) => {
      const id = await aProject(ask)
      expect((await ask('DELETE', path + id)).status).toBe(204)
      expect((await ask('GET', `/delivery/v2/projects/${id}`)).status).toBe(404)
      expect((await ask('DELETE', path + id)).status).toBe(404)
    },
  )

  it('a write of an outdated version is refused with the current version', async () => {
    const id = await aProject(ask)
    await ask('POST', `/delivery/v2/projects/${id}/stops/createBulk`, uploadOf([{}, {}]))
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

  it('a write without If-Match replaces any version', async () => {
    const id = await aProject(ask)
    await ask('POST', `/delivery/v2/projects/${id}/stops/createBulk`, uploadOf([{}, {}]))
    const body = { projectDocument: { routes: [] }, stopsDocument: {} }
    expect((await ask('PUT', `/delivery/v2/projects/${id}`, { body })).status).toBe(200)
    expect((await ask('GET', `/delivery/v2/projects/${id}/stops`)).body).toEqual([])
  })

  it('the unknown fields of both documents are stored', async () => {
    const id = await aProject(ask)
    await ask('POST', `/delivery/v2/projects/${id}/stops/createBulk`, uploadOf([{}, { dock: 7 }]))
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
    ['external_route_id', 99, 'There is no carrier 99'],
  ])('a route with the unknown %s %j is refused', async (field, value, reason) => {
    const refused = await ask('PUT', `/delivery/v2/projects/${await aProject(ask)}`, {
      body: routed({ [field]: value }),
    })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ details: [{ field: `projectDocument.routes.0.${field}`, reason }] })
  })

  it('a plan can still be saved after one of its drivers was removed', async () => {
    const project = `/delivery/v2/projects/${await aProject(ask)}`
    const driver = String(recordIn((await ask('POST', '/delivery/v2/drivers', { body: driverBody })).body)['id'])
    expect((await ask('PUT', project, { body: routed({ driver_id: driver }) })).status).toBe(200)
    expect((await ask('DELETE', `/delivery/v2/drivers/${driver}`)).status).toBe(204)
    expect((await ask('PUT', project, { body: routed({ driver_id: driver, route_name: 'Noord' }) })).status).toBe(200)
    const otherProject = `/delivery/v2/projects/${await aProject(ask)}`
    expect((await ask('PUT', otherProject, { body: routed({ driver_id: driver }) })).status).toBe(422)
  })

  it('documents that do not fit together are refused with the unknown stop', async () => {
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
