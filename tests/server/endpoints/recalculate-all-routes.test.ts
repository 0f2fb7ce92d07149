import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest } from '../test-server'
import { aPlannedProject } from './a-planned-project'
import { onBothDatabases } from './on-both-databases'
import { recordIn } from './request-kit'

describe.each(onBothDatabases())(
  'POST /delivery/v2/utils/projects/{id}/recalculateRoutes on $database',
  ({ environment }) => {
    let ask: SendRequest
    let stranger: SendRequest
    let planned: Awaited<ReturnType<typeof aPlannedProject>>
    beforeAll(async () => {
      const testServer = await aTestServer(await environment())
      ask = await testServer.user('anna', 'Noord')
      stranger = await testServer.user('eve', 'Elders')
    })
    beforeEach(async () => {
      planned = await aPlannedProject(ask, { rows: [{}, {}, {}], planned: 2 })
      await ask('POST', `${planned.project}/moves`, {
        body: { moves: [{ stop: planned.stop(2), to: { external_route_id: 1, day: '2026-11-24' } }] },
      })
    })
    const saveRoutes = async (routes: ReadonlyArray<object>) => {
      const { body: stopsDocument } = await ask('GET', `${planned.project}/stops/document`)
      await ask('PUT', planned.project, { body: { projectDocument: { routes }, stopsDocument } })
    }
    const recalculate = (headers = {}, by = ask) =>
      by('POST', planned.project.replace('/v2/', '/v2/utils/') + '/recalculateRoutes', { body: {}, headers })

    it('each route gets its line and totals of today’s roads, as one change with one undo', async () => {
      const routes = await planned.routes()
      await saveRoutes(routes.map((route) => ({ ...route, distance_m: 12, overview_polyline: '??' })))
      const [old, base] = [await planned.routes(), await planned.version()]
      expect(old.map(({ distance_m: metres }) => metres)).toEqual([12, 12])
      const answer = await recalculate()
      expect([answer.status, answer.body, answer.headers['etag']]).toEqual([
        200,
        { version: base + 1 },
        `"${base + 1}"`,
      ])
      expect(await planned.routes()).toEqual(routes)
      expect((await planned.changes())[0]).toMatchObject({ words: 'All routes recalculated', by: 'anna' })
      await planned.undo()
      expect(await planned.routes()).toEqual(old)
    })

    it('routes that are as today’s roads say are no change', async () => {
      const base = await planned.version()
      const { status, body } = await recalculate({ prefer: 'change' })
      expect([status, body]).toEqual([200, { answer: { version: base }, changed: null }])
    })

    it('locked routes are recalculated too, since their stops stay where they are', async () => {
      const routes = await planned.routes()
      await saveRoutes(routes.map((route) => ({ ...route, distance_m: 12, overview_polyline: '??' })))
      await planned.lock([], [0])
      expect((await recalculate()).status).toBe(200)
      expect((await planned.routes()).map(({ distance_m: metres }) => metres)).toEqual(
        routes.map(({ distance_m: metres }) => metres),
      )
    })

    it('a project on a newer version, or of another organisation, is refused', async () => {
      expect((await recalculate({ 'if-match': '"1"' })).status).toBe(412)
      expect((await recalculate({}, stranger)).status).toBe(404)
      expect(recordIn((await ask('GET', planned.project)).body)['version']).toBe(await planned.version())
    })
  },
)
