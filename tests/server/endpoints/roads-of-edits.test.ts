import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newStopExample } from '../../../contract/stop/stop-schema'
import { aTestServer, type SendRequest } from '../test-server'
import { osrmStandIn } from '../travel/osrm/osrm-stand-in'
import { driverBody } from '../../kit/driver-body'
import { plannedDay } from './a-planned-project'
import { aProjectWithStops, solve } from './a-project-with-stops'
import { onBothDatabases } from './on-both-databases'
import { listIn, recordIn } from './request-kit'

const osrm = { source: 'osrm' }

describe.each(onBothDatabases())('the roads of edits with OSRM, on $database', ({ environment }) => {
  let roadService: Awaited<ReturnType<typeof osrmStandIn>>
  let ask: SendRequest
  beforeAll(async () => {
    roadService = await osrmStandIn()
    ask = await (await aTestServer({ ...(await environment()), OSRM_URL: roadService.url })).user('anna', 'Noord')
  })
  afterAll(() => roadService.close())

  it('every call that changes a route asks OSRM for its new legs and its line, also where no price was asked before', async () => {
    const { project, plan, stop, routeRoads, followsRoads } = await aProjectWithStops(ask, 6)
    for (const index of [0, 1, 2, 3]) await plan(index)
    const expectRoads = async (call: ReturnType<SendRequest>, routes = 1): Promise<void> => {
      expect([200, 201]).toContain((await call).status)
      expect(await routeRoads()).toEqual(Array.from({ length: routes }, () => osrm))
      expect(await followsRoads()).toEqual(Array.from({ length: routes }, () => true))
    }
    const place = { lat: 52.31, lng: 5.2 }
    const edit = { set: place, was: { lat: 52.05, lng: 5 } }
    await expectRoads(ask('PATCH', `${project}/stops/${stop(1)}`, { body: edit }))
    await expectRoads(ask('DELETE', `${project}/stops/${stop(2)}`))
    const added = {
      type: 'Delivery',
      priority: 'Regular',
      customerName: 'Nieuw',
      zip: '2801 YA',
      houseNumber: '1',
      addressSummary: 'Lindenhof 1',
      lat: 52.42,
      lng: 5.3,
      to: { route: 0 },
      after: stop(0),
    }
    await expectRoads(ask('POST', `${project}/stops`, { body: added }))
    const update = { id: stop(4), new_carrier_id: 1 }
    await expectRoads(ask('PATCH', `${project}/stops/${stop(4)}/updateInExternalSystem`, { body: update }))
    const reversed = { id: stop(0), new_carrier_sequence: 40 }
    await expectRoads(ask('PATCH', `${project}/stops/${stop(0)}/updateInExternalSystem`, { body: reversed }))
  })

  it('an edit along legs that an optimisation or prices asked for gets its line all the same', async () => {
    const { project, prices, stop, followsRoads } = await aProjectWithStops(ask, 4)
    const { jobId } = await solve(ask, project)
    await ask('POST', `/delivery/v2/jobs/${jobId}/accept`, { body: {} })
    const [route] = listIn(recordIn((await ask('GET', project)).body)['routes'])
    const visited = listIn(route?.['activities']).map(({ id }) => String(id))
    await ask('DELETE', `${project}/stops/${visited[2]}`)
    expect(await followsRoads()).toEqual([true])
    await prices(Number([0, 1, 2, 3].find((index) => stop(index) === visited[3])))
    const last = { stop: visited[3], to: { route: 0 }, after: visited[1] }
    const first = { stop: visited[1], to: { route: 0 } }
    expect((await ask('POST', `${project}/moves`, { body: { moves: [last, first] } })).status).toBe(200)
    expect(await followsRoads()).toEqual([true])
  })

  it('a new stop goes where it costs least by the roads of OSRM', async () => {
    for (const [lat, lng] of [
      [52.03, 5.4],
      [52.12, 5.2],
      [52.3, 4.6],
      [52.0, 5.6],
    ]) {
      const { project, plan } = await aProjectWithStops(ask, 5)
      for (const index of [0, 3, 1, 4, 2]) await plan(index)
      const { body: added } = await ask('POST', `${project}/stops`, {
        body: { ...newStopExample, lat, lng, to: { route: 0 } },
      })
      const body = { stops: [recordIn(added)['id']], day: plannedDay, gaps: true }
      const { body: priced } = await ask('POST', `${project}/prices`, { body })
      const [best] = listIn(recordIn(priced)['prices'])
      expect(best).toMatchObject({ route: 0, extra_s: 0, stop_number: recordIn(added)['stopNumber'] })
    }
  })

  it('a route that loses stops by a save of the whole plan gets the line and legs of OSRM', async () => {
    const { project, plan, stop, save, routeRoads, followsRoads } = await aProjectWithStops(ask, 4)
    for (const index of [0, 1, 2, 3]) await plan(index)
    const saved = await save((route) => ({
      ...route,
      activities: listIn(route['activities']).filter(({ id }) => id !== stop(1)),
    }))
    expect(saved.status).toBe(200)
    const [route] = listIn(recordIn((await ask('GET', project)).body)['routes'])
    expect(listIn(route?.['activities'])).toHaveLength(5)
    expect([await routeRoads(), await followsRoads()]).toEqual([[osrm], [true]])
  })

  it('a declined route that loses stops to an accepted one gets the line and legs of OSRM', async () => {
    const { project, plan, routeRoads, followsRoads } = await aProjectWithStops(ask, 4, { 3: { demand: 60 } })
    for (const index of [0, 1, 2, 3]) await plan(index)
    const driver = String(recordIn((await ask('POST', '/delivery/v2/drivers', { body: driverBody })).body)['id'])
    const { jobId } = await solve(ask, project, { driver_ids: [driver] })
    const accepted = await ask('POST', `/delivery/v2/jobs/${jobId}/accept`, { body: { declined_routes: ['gone 0'] } })
    expect(accepted.status).toBe(200)
    const routes = listIn(recordIn((await ask('GET', project)).body)['routes'])
    expect(routes.map(({ activities }) => listIn(activities).length)).toEqual([3, 5])
    expect([await routeRoads(), await followsRoads()]).toEqual([
      [osrm, osrm],
      [true, true],
    ])
  })
})
