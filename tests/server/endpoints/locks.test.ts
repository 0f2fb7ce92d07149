import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aTestServer, type TestAnswer, type SendRequest } from '../test-server'
import { driverBody } from '../../kit/driver-body'
import { aSecondCarrier } from './a-second-carrier'
import { aProject, uploadOf, listIn, recordIn } from './request-kit'

const isLocked = /^Stop 20, Bakkerij Jansen, is locked by you since \d\d:\d\d\.$/
const routeIsLocked = /^Route 1, Noord, is locked by you since \d\d:\d\d\.$/

describe('locked stops and routes', () => {
  let ask: SendRequest
  let colleague: SendRequest
  let stranger: SendRequest
  let south: number
  let project: string
  let stops: ReadonlyArray<string>

  beforeAll(async () => {
    const testServer = await aTestServer()
    ask = await testServer.user('anna', 'Noord')
    colleague = await testServer.user('cor', 'Noord')
    stranger = await testServer.user('eve', 'Elders')
    south = await aSecondCarrier(testServer)
  })
  beforeEach(async () => {
    project = `/delivery/v2/projects/${await aProject(ask)}`
    await ask('POST', `${project}/stops/createBulk`, uploadOf([{}, { customerName: 'Bakkerij Jansen' }, {}, {}]))
    stops = listIn((await ask('GET', `${project}/stops`)).body).map(({ id }) => String(id))
    for (const stop of stops.slice(0, 3)) await move(stop, { new_carrier_id: 1 })
    await move(stops[3] ?? '', { new_carrier_id: south })
  })

  const move = (stop: string, body: object, by = ask): Promise<TestAnswer> =>
    by('PATCH', `${project}/stops/${stop}/updateInExternalSystem`, { body: { id: stop, ...body } })
  const changeLocks = (body: object, by = ask, headers: Readonly<Record<string, string>> = {}): Promise<TestAnswer> =>
    by('POST', `${project}/locks`, { body: { stop_ids: [], route_indexes: [], locked: true, ...body }, headers })
  const jansen = () => stops[1] ?? ''
  const changes = async () => listIn(recordIn((await ask('GET', `${project}/changes`)).body)['changes'])
  const undo = async (index: number, by = ask) =>
    by('POST', `${project}/changes/${String((await changes())[index]?.['id'])}/undo`)
  const saved = async (change: (body: Readonly<Record<string, unknown>>) => object = (body) => body) => {
    const routes = recordIn((await ask('GET', project)).body)['routes']
    const stopsDocument = (await ask('GET', `${project}/stops/document`)).body
    return ask('PUT', project, { body: change({ projectDocument: { routes }, stopsDocument }) })
  }
  const utils = () => project.replace('/delivery/v2/', '/delivery/v2/utils/')

  it('a lock has its user and time, and is in the history', async () => {
    const locked = await changeLocks({ stop_ids: [jansen()], route_indexes: [1] })
    expect(locked.status).toBe(200)
    expect(locked.headers['etag']).toBe(`"${String(recordIn(locked.body)['version'])}"`)
    const lock = { by: 'anna', at: expect.stringMatching(/Z$/) }
    expect((await ask('GET', `${project}/stops/${jansen()}`)).body).toMatchObject({ locked: lock })
    expect(listIn(recordIn((await ask('GET', project)).body)['routes'])[1]).toMatchObject({ locked: lock })
    expect((await changes())[0]).toMatchObject({ words: 'Bakkerij Jansen and route 2 locked', by: 'anna' })
  })

  it('locking a locked stop again changes nothing, whoever does it', async () => {
    await changeLocks({ stop_ids: [jansen()] })
    const version = recordIn((await changeLocks({ stop_ids: [jansen()] }, colleague)).body)['version']
    expect(recordIn((await changeLocks({ stop_ids: [jansen()] })).body)['version']).toBe(version)
    expect((await ask('GET', `${project}/stops/${jansen()}`)).body).toMatchObject({ locked: { by: 'anna' } })
  })

  it.each([
    ['to another position', (): Promise<TestAnswer> => move(jansen(), { new_carrier_sequence: 10 })],
    ['to another route', () => move(jansen(), { new_carrier_id: south })],
    [
      'with stopChangeDriver',
      () =>
        ask('POST', `${utils()}/routes/0/stopChangeDriver`, {
          body: { target_stop_id: jansen(), new_route_index: 1 },
        }),
    ],
    ['by moving another stop past it', () => move(stops[0] ?? '', { new_carrier_sequence: 30 })],
    [
      'out of the project',
      () =>
        saved(({ projectDocument, stopsDocument }) => {
          const { [jansen()]: _, ...otherStops } = recordIn(stopsDocument)
          const routes = listIn(recordIn(projectDocument)['routes']).map((route) => ({
            ...route,
            activities: listIn(route['activities']).filter(({ id }) => id !== jansen()),
          }))
          return { projectDocument: { routes }, stopsDocument: otherStops }
        }),
    ],
    [
      'by a document that leaves out the lock',
      () =>
        saved(({ projectDocument, stopsDocument }) => {
          const { locked: _, ...stop } = recordIn(stopsDocument, jansen())
          return { projectDocument, stopsDocument: { ...recordIn(stopsDocument), [jansen()]: stop } }
        }),
    ],
  ])('a locked stop is not moved %s', async (_, change) => {
    await changeLocks({ stop_ids: [jansen()] })
    const before = (await ask('GET', `${project}/stops`)).body
    const refused = await change()
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'locked', message: expect.stringMatching(isLocked) })
    expect((await ask('GET', `${project}/stops`)).body).toEqual(before)
  })

  it('a colleague is told who locked the stop', async () => {
    await changeLocks({ stop_ids: [jansen()] })
    const refused = await move(jansen(), { new_carrier_id: south }, colleague)
    expect(refused.body).toMatchObject({
      code: 'locked',
      message: expect.stringContaining(' is locked by anna since '),
    })
  })

  it.each([
    ['gets no stop', (): Promise<TestAnswer> => move(stops[3] ?? '', { new_carrier_id: 1 })],
    ['loses no stop', () => move(stops[0] ?? '', { new_carrier_id: south })],
    ['keeps its order', () => move(stops[0] ?? '', { new_carrier_sequence: 30 })],
    [
      'is not removed by saving a plan',
      () =>
        saved(({ projectDocument, stopsDocument }) => ({
          projectDocument: { routes: listIn(recordIn(projectDocument)['routes']).slice(1) },
          stopsDocument,
        })),
    ],
  ])('a locked route %s', async (_, change) => {
    await changeLocks({ route_indexes: [0] })
    const refused = await change()
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'locked', message: expect.stringMatching(routeIsLocked) })
  })

  it('the driver of a locked route, and of a route with a locked stop, cannot be changed', async () => {
    const driver = await ask('POST', '/delivery/v2/drivers', { body: driverBody })
    const change = () =>
      ask('POST', `${utils()}/routes/0/routeChangeDriver`, {
        body: { old_driver_id: null, new_driver_id: recordIn(driver.body)['id'] },
      })
    await changeLocks({ stop_ids: [jansen()] })
    expect((await change()).body).toMatchObject({ message: expect.stringMatching(isLocked) })
    await changeLocks({ stop_ids: [jansen()], locked: false })
    await changeLocks({ route_indexes: [0] })
    expect((await change()).body).toMatchObject({ message: expect.stringMatching(routeIsLocked) })
    await changeLocks({ route_indexes: [0], locked: false }, colleague)
    expect((await change()).status).toBe(200)
  })

  it('changes that leave locked stops and routes alone are stored', async () => {
    await changeLocks({ stop_ids: [jansen()], route_indexes: [1] })
    expect((await saved()).status).toBe(200)
    expect((await ask('POST', `${utils()}/routes/1/recalculateRoute`, { body: {} })).status).toBe(200)
    expect((await move(stops[2] ?? '', { new_carrier_sequence: 30 })).status).toBe(200)
    const added = await ask('POST', `${project}/stops`, {
      body: {
        type: 'Delivery',
        priority: 'Regular',
        customerName: 'Nieuw',
        zip: '2801 YA',
        houseNumber: '9',
        addressSummary: 'Markt 9',
      },
    })
    expect(
      (await move(String(recordIn(added.body)['id']), { new_carrier_id: 1, new_carrier_sequence: 10 })).status,
    ).toBe(200)
    expect((await ask('GET', `${project}/stops/${jansen()}`)).body).toMatchObject({ stopNumber: 30 })
  })

  it('an undo of a lock unlocks the stop', async () => {
    await changeLocks({ stop_ids: [jansen()] })
    expect((await undo(0, colleague)).status).toBe(200)
    expect((await move(jansen(), { new_carrier_sequence: 10 })).status).toBe(200)
  })

  it('a redo of a lock locks the stop again', async () => {
    await changeLocks({ stop_ids: [jansen()] })
    const id = String((await changes())[0]?.['id'])
    await ask('POST', `${project}/changes/${id}/undo`)
    expect((await ask('POST', `${project}/changes/${id}/redo`)).status).toBe(200)
    const refused = await move(jansen(), { new_carrier_sequence: 10 })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'locked', message: expect.stringMatching(isLocked) })
  })

  it('an undo that would move a locked stop is refused', async () => {
    await move(stops[0] ?? '', { new_carrier_sequence: 20 })
    await changeLocks({ stop_ids: [jansen()] })
    const refused = await undo(1)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'locked',
      message: expect.stringMatching(/^Stop 10, Bakkerij Jansen, is locked/),
    })
  })

  it('a lock of an unknown stop or route, of another organisation or of an outdated version is refused', async () => {
    expect((await changeLocks({ stop_ids: [jansen()] }, stranger)).status).toBe(404)
    expect((await changeLocks({ stop_ids: ['nobody'] })).status).toBe(404)
    expect((await changeLocks({ route_indexes: [9] })).status).toBe(404)
    expect((await changeLocks({ stop_ids: undefined })).body).toMatchObject({ details: [{ field: 'stop_ids' }] })
    expect((await changeLocks({ stop_ids: [jansen()] }, ask, { 'if-match': '"1"' })).status).toBe(412)
    expect((await ask('GET', `${project}/stops/${jansen()}`)).body).not.toHaveProperty('locked')
  })
})
