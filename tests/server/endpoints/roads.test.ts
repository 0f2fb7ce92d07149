import polyline from '@mapbox/polyline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newStopExample } from '../../../contract/stop/stop-schema'
import { eventually } from '../../kit/eventually'
import type { JsonObject } from '../../../src/domain/parse'
import { aTestServer, type SendRequest } from '../test-server'
import { osrmStandIn } from '../travel/osrm/osrm-stand-in'
import { aDriver } from './a-driver'
import { onBothDatabases } from './on-both-databases'
import { aProject, listIn, recordIn, uploadOf } from './request-kit'

const day = '2026-11-23'
const osrm = { source: 'osrm' }
const estimate = { source: 'estimate' }

describe.each(onBothDatabases())('where figures come from, on $database', ({ environment }) => {
  let roadService: Awaited<ReturnType<typeof osrmStandIn>>
  let ask: SendRequest
  beforeAll(async () => {
    roadService = await osrmStandIn()
  })
  afterAll(() => roadService.close())

  /** A server that has not found out yet whether OSRM answers. */
  const openServer = async (): Promise<void> => {
    roadService.fail(undefined)
    const testServer = await aTestServer({ ...(await environment()), OSRM_URL: roadService.url })
    ask = await testServer.user('anna', 'Noord')
  }

  const aProjectWithStops = async (count: number, fields: Readonly<Record<number, object>> = {}) => {
    const project = `/delivery/v2/projects/${await aProject(ask)}`
    const rows = Array.from({ length: count }, (_, index) => ({
      requestedDay: day,
      lat: 52 + index / 20,
      lng: 5,
      ...fields[index],
    }))
    await ask('POST', `${project}/stops/createBulk`, uploadOf(rows))
    const stops = listIn((await ask('GET', `${project}/stops`)).body).map(({ id }) => String(id))
    const plan = async (index: number, headers: Record<string, string> = {}) => {
      const moves = [{ stop: stops[index], to: { external_route_id: 1, day }, after: stops[index - 1] ?? null }]
      return ask('POST', `${project}/moves`, { body: { moves }, headers })
    }
    const prices = async (index: number) =>
      recordIn((await ask('POST', `${project}/prices`, { body: { stops: [stops[index]], gaps: true } })).body, 'roads')
    const document = async () => recordIn((await ask('GET', project)).body)
    /** Whether the line of each route follows the roads of the stand-in, which bend between two places. */
    const followsRoads = async () =>
      listIn((await document())['routes']).map(
        ({ overview_polyline: line, activities }) =>
          polyline.decode(String(line)).length === listIn(activities).length * 2,
      )
    const routeRoads = async () => listIn((await document())['routes']).map(({ roads }) => roads)
    const save = async (change: (route: JsonObject) => object) => {
      const stopsDocument = Object.fromEntries(
        listIn((await ask('GET', `${project}/stops`)).body).map((stop) => [String(stop['id']), stop]),
      )
      const { routes } = await document()
      const body = { projectDocument: { routes: listIn(routes).map(change) }, stopsDocument }
      return ask('PUT', project, { body, headers: { 'if-match': await version(project) } })
    }
    return {
      project,
      plan,
      prices,
      save,
      routeRoads,
      followsRoads,
      stop: (index: number): string => stops[index] ?? '',
    }
  }
  const version = async (project: string) => String((await ask('GET', project)).headers['etag'])

  const solve = async (project: string, options: object = {}) => {
    const { body } = await ask('POST', `${project}/optimize`, { body: { budget_seconds: 1, ...options } })
    return eventually(async () => {
      const job = recordIn((await ask('GET', `/delivery/v2/jobs/${String(recordIn(body)['job_id'])}`)).body)
      expect(job['state']).toBe('done')
      return { jobId: String(job['job_id']), result: recordIn(job, 'result') }
    })
  }
  const proposedRoads = (result: Readonly<Record<string, unknown>>) =>
    listIn(recordIn(result, 'projectDocument')['routes']).map(({ roads }) => roads)

  describe('with an OSRM that answers', () => {
    beforeAll(openServer)

    it('totals, the changed route, the stored route, prices and undo name OSRM', async () => {
      const { project, plan, prices, routeRoads } = await aProjectWithStops(3)
      await plan(0)
      const { body } = await plan(1, { prefer: 'change' })
      const answer = recordIn(body, 'answer')
      expect([answer['totals_before'], answer['totals_after']]).toMatchObject([{ roads: osrm }, { roads: osrm }])
      expect(recordIn(answer, 'totals_after')['roads']).toEqual(osrm)
      const change = recordIn(recordIn(body, 'changed'), 'change')
      const [changedRoute] = listIn(change['routes'])
      expect(
        recordIn(recordIn(changedRoute, 'after'), 'route')['roads'] ?? recordIn(changedRoute, 'after')['roads'],
      ).toEqual(osrm)
      expect([await routeRoads(), await prices(2)]).toEqual([[osrm], osrm])
      await ask('POST', `${project}/changes/${String(change['id'])}/undo`)
      expect(await routeRoads()).toEqual([osrm])
    })

    it('every call that changes a route asks OSRM for its new legs and its line, also where no price was asked before', async () => {
      const { project, plan, stop, routeRoads, followsRoads } = await aProjectWithStops(6)
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
      const { project, prices, stop, followsRoads } = await aProjectWithStops(4)
      const { jobId } = await solve(project)
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
        const { project, plan } = await aProjectWithStops(5)
        for (const index of [0, 3, 1, 4, 2]) await plan(index)
        const { body: added } = await ask('POST', `${project}/stops`, {
          body: { ...newStopExample, lat, lng, to: { route: 0 } },
        })
        const body = { stops: [recordIn(added)['id']], day, gaps: true }
        const { body: priced } = await ask('POST', `${project}/prices`, { body })
        const [best] = listIn(recordIn(priced)['prices'])
        expect(best).toMatchObject({ route: 0, extra_s: 0, stop_number: recordIn(added)['stopNumber'] })
      }
    })

    it('a declined route that loses stops to an accepted one gets the line and legs of OSRM', async () => {
      const { project, plan, routeRoads, followsRoads } = await aProjectWithStops(4, { 3: { demand: 60 } })
      for (const index of [0, 1, 2, 3]) await plan(index)
      const driver = String(recordIn((await ask('POST', '/delivery/v2/drivers', { body: aDriver })).body)['id'])
      const { jobId } = await solve(project, { driver_ids: [driver] })
      const accepted = await ask('POST', `/delivery/v2/jobs/${jobId}/accept`, { body: { declined_routes: ['gone 0'] } })
      expect(accepted.status).toBe(200)
      const routes = listIn(recordIn((await ask('GET', project)).body)['routes'])
      expect(routes.map(({ activities }) => listIn(activities).length)).toEqual([3, 5])
      expect([await routeRoads(), await followsRoads()]).toEqual([
        [osrm, osrm],
        [true, true],
      ])
    })

    it('a route of which nobody knows the source counts as estimated in totals and prices', async () => {
      const { plan, prices, save, routeRoads } = await aProjectWithStops(3)
      await plan(0)
      await save((route) => ({ ...route, distance_m: 12 }))
      expect(await routeRoads()).toEqual([undefined])
      const { legs, source } = await prices(1)
      expect([source, recordIn(legs)['estimate']]).toEqual(['osrm', 2])
      const { body } = await plan(1)
      expect(recordIn(body, 'totals_before')['roads']).toEqual(estimate)
      expect(recordIn(body, 'totals_after')['roads']).toEqual(osrm)
    })

    it('the result of a job and its routes name OSRM, and keep it when they are accepted', async () => {
      const { project, routeRoads } = await aProjectWithStops(3)
      const { result } = await solve(project)
      expect([result['roads'], proposedRoads(result)]).toEqual([osrm, [osrm]])
      const routes = listIn(recordIn(result, 'projectDocument')['routes']).map((route) => ({
        ...route,
        roads: undefined,
      }))
      const saved = await ask('PUT', project, {
        body: { projectDocument: { routes }, stopsDocument: result['stopsDocument'] },
        headers: { 'if-match': await version(project) },
      })
      expect(saved.status).toBe(200)
      expect(await routeRoads()).toEqual([osrm])
      const [change] = listIn(recordIn((await ask('GET', `${project}/changes`)).body)['changes'])
      expect(change?.['words']).toMatch(/^Optimisation accepted/)
    })

    it('a route that is accepted as proposed keeps its source', async () => {
      const { project, routeRoads } = await aProjectWithStops(3)
      const { jobId } = await solve(project)
      const accepted = await ask('POST', `/delivery/v2/jobs/${jobId}/accept`, { body: { declined_routes: [] } })
      expect(accepted.status).toBe(200)
      expect(await routeRoads()).toEqual([osrm])
    })
  })

  describe('with an OSRM that does not answer', () => {
    beforeAll(async () => {
      await openServer()
      roadService.fail('nonsense')
    })

    it('nothing names OSRM', async () => {
      const { project, plan, prices, routeRoads } = await aProjectWithStops(3)
      const { body } = await plan(0)
      expect(recordIn(recordIn(body), 'totals_after')['roads']).toEqual(estimate)
      expect([await routeRoads(), await prices(1)]).toEqual([[estimate], estimate])
      const { result } = await solve(project)
      expect([result['roads'], proposedRoads(result)]).toEqual([estimate, [estimate]])
    })

    it.each<[unknown]>([[osrm], [{ source: 'moon' }], ['A12'], [{ source: 'osrm', legs: 7 }], [null], [[]]])(
      'what a client says of it, %j, is accepted and changes nothing',
      async (claim) => {
        const { project, plan, save, routeRoads } = await aProjectWithStops(2)
        await plan(0)
        const before = await version(project)
        expect((await save((route) => ({ ...route, roads: claim }))).status).toBe(200)
        expect([await version(project), await routeRoads()]).toEqual([before, [estimate]])
      },
    )

    it.each([
      ['distance', { distance_m: 12 }],
      ['duration', { duration_s: 12 }],
      ['line', { overview_polyline: '_p~iF~ps|U_ulLnnqC' }],
    ])('a route to which a client gives another %s has no source', async (_, figures) => {
      const { plan, save, routeRoads } = await aProjectWithStops(2)
      await plan(0)
      expect((await save((route) => ({ ...route, ...figures, roads: osrm }))).status).toBe(200)
      expect(await routeRoads()).toEqual([undefined])
    })

    it('a route to which a client gives other times has no source', async () => {
      const { plan, save, routeRoads } = await aProjectWithStops(2)
      await plan(0)
      const saved = await save(({ activities, ...route }) => ({
        ...route,
        activities: listIn(activities).map((activity) => ({ ...activity, departure: '2026-11-23T09:59:00.000Z' })),
      }))
      expect(saved.status).toBe(200)
      expect(await routeRoads()).toEqual([undefined])
    })
  })

  it('legs of OSRM and estimates are counted where OSRM went away between two edits', async () => {
    await openServer()
    const { plan, prices, routeRoads } = await aProjectWithStops(6)
    for (const index of [0, 1, 2, 3]) await plan(index)
    roadService.fail('status 500')
    const { body } = await plan(4)
    // From headquarters past four stops they are known; to the fifth and home they are not.
    const mixed = { source: 'osrm', legs: { osrm: 4, estimate: 2 } }
    expect(recordIn(recordIn(body), 'totals_before')['roads']).toEqual(osrm)
    expect(recordIn(recordIn(body), 'totals_after')['roads']).toEqual(mixed)
    expect(await routeRoads()).toEqual([mixed])
    const { legs } = await prices(5)
    expect(recordIn(legs)['estimate']).toBeGreaterThan(0)
  })
})
