import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest } from '../test-server'
import { aPlannedProject } from './a-planned-project'
import { onBothDatabases } from './on-both-databases'
import { recordIn } from './request-kit'

describe.each(onBothDatabases())(
  'DELETE /delivery/v2/projects/{id}/routes/{routeIndex} on $database',
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
      planned = await aPlannedProject(ask, { rows: [{}, {}], planned: 2 })
      const routes = await planned.routes()
      const empty = { ...routes[0], index: 4, external_route_id: null, activities: [] }
      const { body: stopsDocument } = await ask('GET', `${planned.project}/stops/document`)
      const body = { projectDocument: { routes: [...routes, empty] }, stopsDocument }
      await ask('PUT', planned.project, { body })
    })
    const remove = (index: number | string, headers = {}, by = ask) =>
      by('DELETE', `${planned.project}/routes/${index}`, { headers })

    it('an empty route is deleted as one change, and returns with its undo', async () => {
      const [before, base] = [await planned.routes(), await planned.version()]
      const answer = await remove(4)
      expect([answer.status, answer.body, answer.headers['etag']]).toEqual([
        200,
        { version: base + 1 },
        `"${base + 1}"`,
      ])
      expect(await planned.visits()).toEqual({ 0: [0, 1] })
      expect((await planned.changes())[0]).toMatchObject({ words: 'Route 5 removed', by: 'anna' })
      await planned.undo()
      expect(await planned.routes()).toEqual(before)
    })

    it('with Prefer: change the answer comes with the change', async () => {
      const { answer, changed } = recordIn((await remove(4, { prefer: 'change' })).body)
      expect(changed).toMatchObject({ version: recordIn(answer)['version'], change: { routes: [{ index: 4 }] } })
    })

    it('a route with stops, a locked one, and one on an old version stay', async () => {
      expect(await remove(0)).toMatchObject({ status: 409, body: { code: 'not_empty' } })
      expect(await remove(4, { 'if-match': '"1"' })).toMatchObject({ status: 412 })
      await planned.lock([], [4])
      expect(await remove(4)).toMatchObject({ status: 409, body: { code: 'locked' } })
      expect(Object.keys(await planned.visits())).toEqual(['0', '4'])
    })

    it('a route that is not there, or of another organisation, is not found', async () => {
      for (const index of [3, '04', 'x']) expect((await remove(index)).status).toBe(404)
      expect((await remove(4, {}, stranger)).status).toBe(404)
    })
  },
)
