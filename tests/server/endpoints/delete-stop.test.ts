import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest } from '../test-server'
import { aPlannedProject } from './a-planned-project'
import { onBothDatabases } from './on-both-databases'
import { recordIn } from './request-kit'

describe.each(onBothDatabases())('DELETE /delivery/v2/projects/{id}/stops/{stopId} on $database', ({ environment }) => {
  let ask: SendRequest
  let colleague: SendRequest
  let stranger: SendRequest
  let planned: Awaited<ReturnType<typeof aPlannedProject>>
  beforeAll(async () => {
    const testServer = await aTestServer(await environment())
    ask = await testServer.user('anna', 'Noord')
    colleague = await testServer.user('cor', 'Noord')
    stranger = await testServer.user('eve', 'Elders')
  })
  beforeEach(async () => {
    planned = await aPlannedProject(ask, {
      rows: [{ customerName: 'Ahorn' }, { customerName: 'Beuk' }, { customerName: 'Cipres' }],
      planned: 2,
    })
  })
  const names = async () => (await planned.stored()).map(({ customerName }) => customerName)

  it('a deleted stop leaves its route, which is worked out again, as one change with one undo', async () => {
    const [before] = await planned.routes()
    const base = await planned.version()
    const answer = await ask('DELETE', planned.stopPath(0))
    expect([answer.status, answer.body, answer.headers['etag']]).toEqual([200, { version: base + 1 }, `"${base + 1}"`])
    expect(await names()).toEqual(['Beuk', 'Cipres'])
    expect(await planned.visits()).toEqual({ 0: [1] })
    expect((await planned.routes())[0]?.['distance_m']).toBeLessThan(Number(before?.['distance_m']))
    expect((await planned.changes())[0]).toMatchObject({ words: 'Ahorn deleted', by: 'anna' })
    expect((await planned.undo()).status).toBe(200)
    expect(await names()).toEqual(['Ahorn', 'Beuk', 'Cipres'])
    expect((await planned.routes())[0]).toEqual(before)
  })

  it('a route goes with its last stop, and returns with the undo', async () => {
    await ask('DELETE', planned.stopPath(0))
    const before = await planned.routes()
    expect((await ask('DELETE', planned.stopPath(1))).status).toBe(200)
    expect(await planned.routes()).toEqual([])
    await planned.undo()
    expect(await planned.routes()).toEqual(before)
    expect(await planned.visits()).toEqual({ 0: [1] })
  })

  it('an unplanned stop is deleted', async () => {
    expect((await ask('DELETE', planned.stopPath(2))).status).toBe(200)
    expect(await names()).toEqual(['Ahorn', 'Beuk'])
    expect((await ask('GET', planned.stopPath(2))).status).toBe(404)
  })

  it('with Prefer: change the answer comes with the change', async () => {
    const { body } = await ask('DELETE', planned.stopPath(1), { headers: { prefer: 'change' } })
    const { answer, changed } = recordIn(body)
    expect(changed).toMatchObject({ version: recordIn(answer)['version'], by: 'anna', change: { way: 'made' } })
    expect(recordIn(changed, 'change')['stops']).toMatchObject([{ id: planned.stop(1), place: 1 }])
  })

  it.each([
    ['a locked stop', [0], [], /^Stop 10, Ahorn, is locked by/],
    ['a stop on a locked route', [], [0], /^Route 1, .+ is locked by/],
  ])('%s stays, whoever deletes it', async (_, stops, routes, message) => {
    await planned.lock(stops, routes)
    for (const by of [ask, colleague]) {
      const refused = await by('DELETE', planned.stopPath(0))
      expect(refused).toMatchObject({ status: 409, body: { code: 'locked', message: expect.stringMatching(message) } })
    }
    expect(await names()).toHaveLength(3)
  })

  it('an old version in If-Match is refused with the current version', async () => {
    const version = await planned.version()
    const refused = await ask('DELETE', planned.stopPath(0), { headers: { 'if-match': '"1"' } })
    expect(refused).toMatchObject({ status: 412, body: { code: 'stale', version } })
    expect(await names()).toHaveLength(3)
  })

  it('a stop that is gone, or of another organisation, is not found', async () => {
    await ask('DELETE', planned.stopPath(0))
    const notFound = { status: 404, body: { code: 'not_found' } }
    expect(await ask('DELETE', planned.stopPath(0))).toMatchObject(notFound)
    expect(await stranger('DELETE', planned.stopPath(1))).toMatchObject(notFound)
  })
})
