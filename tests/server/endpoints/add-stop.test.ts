import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newStopExample } from '../../../contract/stop/stop-schema'
import { aTestServer, type SendRequest } from '../test-server'
import { aPlannedProject, plannedDay } from './a-planned-project'
import { onBothDatabases } from './on-both-databases'
import { listIn, recordIn } from './request-kit'

describe.each(onBothDatabases())('POST /delivery/v2/projects/{id}/stops on $database', ({ environment }) => {
  let ask: SendRequest
  let colleague: SendRequest
  let planned: Awaited<ReturnType<typeof aPlannedProject>>
  beforeAll(async () => {
    const testServer = await aTestServer(await environment())
    ask = await testServer.user('anna', 'Noord')
    colleague = await testServer.user('cor', 'Noord')
  })
  beforeEach(async () => {
    planned = await aPlannedProject(ask, { rows: [{}, {}, {}], planned: 2 })
  })
  const add = (place: object, headers: Record<string, string> = {}, by = ask) =>
    by('POST', `${planned.project}/stops`, { body: { ...newStopExample, ...place }, headers })
  const activityIds = async (route = 0) =>
    listIn((await planned.routes())[route]?.['activities']).map(({ id }) => String(id))

  it('a stop is added to its place on a route as one change with one undo', async () => {
    const [before, base] = [await planned.routes(), await planned.version()]
    const answer = await add({ to: { route: 0 }, after: planned.stop(0) })
    expect(answer).toMatchObject({
      status: 201,
      body: { customerName: newStopExample.customerName, isPlanned: true, stopNumber: 20, routeNumber: 1 },
    })
    expect(answer.headers['etag']).toBe(`"${base + 1}"`)
    const id = String(recordIn(answer.body)['id'])
    expect((await activityIds()).slice(1, -1)).toEqual([planned.stop(0), id, planned.stop(1)])
    const [after] = await planned.routes()
    expect(listIn(after?.['activities'])[2]?.['arrival']).toEqual(expect.stringMatching(/Z$/))
    expect((await planned.changes())[0]).toMatchObject({ words: 'Bakkerij Jansen added to route 1, place 20' })
    await planned.undo()
    expect(await planned.routes()).toEqual(before)
    expect(await planned.stored()).toHaveLength(3)
  })

  it('a stop without a neighbour goes where it costs least, and a driver or carrier without a route gets one', async () => {
    expect(recordIn((await add({ to: { route: 0 }, after: null })).body)).toMatchObject({ stopNumber: 10 })
    const { body } = await add({ to: { external_route_id: 1, day: '2026-11-24' } })
    expect(body).toMatchObject({ routeNumber: 2, routeDay: '2026-11-24', stopNumber: 10 })
  })

  it.each([{}, { to: null }])('a stop that is added with %j is unplanned', async (place) => {
    const { status, body } = await add(place)
    expect([status, body]).toMatchObject([201, { isPlanned: false, stopNumber: -1 }])
    expect(body).not.toHaveProperty('to')
    expect(await planned.visits()).toEqual({ 0: [0, 1] })
  })

  it('the price of a place is what the addition then costs', async () => {
    const asked = { stop: newStopExample, day: plannedDay }
    const { body: prices } = await ask('POST', `${planned.project}/prices`, { body: asked })
    const price = listIn(recordIn(prices)['prices']).find(({ route }) => route === 0)
    const distance = async () => Number((await planned.routes())[0]?.['distance_m'])
    const before = await distance()
    const { body } = await add({ to: { route: 0 }, after: price?.['after'] })
    expect(recordIn(body)['stopNumber']).toBe(price?.['stop_number'])
    expect((await distance()) - before).toBeCloseTo(Number(price?.['extra_m']), 3)
  })

  it('a locked route takes no new stop', async () => {
    await planned.lock([], [0])
    expect(await add({ to: { route: 0 } }, {}, colleague)).toMatchObject({ status: 409, body: { code: 'locked' } })
    expect(await planned.stored()).toHaveLength(3)
  })

  it('a repeated request with an Idempotency-Key adds one stop', async () => {
    const key = { 'idempotency-key': 'add-once' }
    const first = await add({ to: { route: 0 } }, key)
    expect((await add({ to: { route: 0 } }, key)).body).toEqual(first.body)
    expect(await planned.stored()).toHaveLength(4)
  })

  it.each([
    ['a route that is not there', { to: { route: 7 } }],
    ['a driver who is not there', { to: { driver_id: 'nobody', day: plannedDay } }],
  ])('%s is not found, and nothing is stored', async (_, place) => {
    expect((await add(place)).status).toBe(404)
    expect(await planned.stored()).toHaveLength(3)
  })

  it.each([
    ['a carrier that is not there', { to: { external_route_id: 99, day: plannedDay } }, 'to'],
    ['a neighbour that was never on the route', { to: { route: 0 }, after: 'nobody' }, 'after'],
    ['a neighbour without a route', { after: 'nobody' }, 'after'],
    ['a route without a name', { to: { day: plannedDay } }, 'to'],
  ])('%s is refused, and nothing is stored', async (_, place, field) => {
    const refused = await add(place)
    expect(refused).toMatchObject({ status: 422, body: { details: [{ field }] } })
    expect(await planned.stored()).toHaveLength(3)
  })
})
