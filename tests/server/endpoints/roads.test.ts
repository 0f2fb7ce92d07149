import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest } from '../test-server'
import { osrmStandIn } from '../travel/osrm/osrm-stand-in'
import { aProjectWithStops, solve, versionOf } from './a-project-with-stops'
import { onBothDatabases } from './on-both-databases'
import { listIn, recordIn } from './request-kit'

const osrm = { source: 'osrm' }
const estimate = { source: 'estimate' }
const mainRoads = { source: 'main' }

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

  const proposedRoads = (result: Readonly<Record<string, unknown>>) =>
    listIn(recordIn(result, 'projectDocument')['routes']).map(({ roads }) => roads)

  describe('with an OSRM that answers', () => {
    beforeAll(openServer)

    it('totals, the changed route, the stored route, prices and undo name OSRM', async () => {
      const { project, plan, prices, routeRoads } = await aProjectWithStops(ask, 3)
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

    it('a route of which nobody knows the source counts as estimated in totals and prices', async () => {
      const { plan, prices, save, routeRoads } = await aProjectWithStops(ask, 3)
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
      const { project, routeRoads } = await aProjectWithStops(ask, 3)
      const { result } = await solve(ask, project)
      expect([result['roads'], proposedRoads(result)]).toEqual([osrm, [osrm]])
      const routes = listIn(recordIn(result, 'projectDocument')['routes']).map((route) => ({
        ...route,
        roads: undefined,
      }))
      const saved = await ask('PUT', project, {
        body: { projectDocument: { routes }, stopsDocument: result['stopsDocument'] },
        headers: { 'if-match': await versionOf(ask, project) },
      })
      expect(saved.status).toBe(200)
      expect(await routeRoads()).toEqual([osrm])
      const [change] = listIn(recordIn((await ask('GET', `${project}/changes`)).body)['changes'])
      expect(change?.['words']).toMatch(/^Optimisation accepted/)
    })

    it('a route that is accepted as proposed keeps its source', async () => {
      const { project, routeRoads } = await aProjectWithStops(ask, 3)
      const { jobId } = await solve(ask, project)
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
      const { project, plan, prices, routeRoads } = await aProjectWithStops(ask, 3)
      const { body } = await plan(0)
      expect(recordIn(recordIn(body), 'totals_after')['roads']).toEqual(mainRoads)
      expect([await routeRoads(), await prices(1)]).toEqual([[mainRoads], mainRoads])
      const { result } = await solve(ask, project)
      expect([result['roads'], proposedRoads(result)]).toEqual([mainRoads, [mainRoads]])
    })

    it.each<[unknown]>([[osrm], [{ source: 'moon' }], ['A12'], [{ source: 'osrm', legs: 7 }], [null], [[]]])(
      'what a client says of it, %j, is accepted and changes nothing',
      async (claim) => {
        const { project, plan, save, routeRoads } = await aProjectWithStops(ask, 2)
        await plan(0)
        const before = await versionOf(ask, project)
        expect((await save((route) => ({ ...route, roads: claim }))).status).toBe(200)
        expect([await versionOf(ask, project), await routeRoads()]).toEqual([before, [mainRoads]])
      },
    )

    it.each([
      ['distance', { distance_m: 12 }],
      ['duration', { duration_s: 12 }],
      ['line', { overview_polyline: '_p~iF~ps|U_ulLnnqC' }],
    ])('a route to which a client gives another %s has no source', async (_, figures) => {
      const { plan, save, routeRoads } = await aProjectWithStops(ask, 2)
      await plan(0)
      expect((await save((route) => ({ ...route, ...figures, roads: osrm }))).status).toBe(200)
      expect(await routeRoads()).toEqual([undefined])
    })

    it('a route to which a client gives other times has no source', async () => {
      const { plan, save, routeRoads } = await aProjectWithStops(ask, 2)
      await plan(0)
      const saved = await save(({ activities, ...route }) => ({
        ...route,
        activities: listIn(activities).map((activity) => ({ ...activity, departure: '2026-11-23T09:59:00.000Z' })),
      }))
      expect(saved.status).toBe(200)
      expect(await routeRoads()).toEqual([undefined])
    })
  })

  it('legs of OSRM and main roads are counted where OSRM went away between two edits', async () => {
    await openServer()
    const { plan, prices, routeRoads } = await aProjectWithStops(ask, 6)
    for (const index of [0, 1, 2, 3]) await plan(index)
    roadService.fail('status 500')
    const { body } = await plan(4)
    // From headquarters past four stops they are known; to the fifth and home they are not.
    const mixed = { source: 'osrm', legs: { osrm: 4, file: 0, main: 2, estimate: 0 } }
    expect(recordIn(recordIn(body), 'totals_before')['roads']).toEqual(osrm)
    expect(recordIn(recordIn(body), 'totals_after')['roads']).toEqual(mixed)
    expect(await routeRoads()).toEqual([mixed])
    const { legs } = await prices(5)
    expect(recordIn(legs)['main']).toBeGreaterThan(0)
  })
})
