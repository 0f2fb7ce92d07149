import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest, type TestAnswer } from '../test-server'
import { driverBody } from '../../kit/driver-body'
import { aSecondCarrier } from './a-second-carrier'
import { aProject, listIn, recordIn, uploadOf } from './request-kit'

const day = '2026-11-23'

describe('POST /delivery/v2/projects/{id}/moves', () => {
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

  /** Route 1 has stops 0, 1 and 2, route 2 has stop 3, and stops 4 and 5 are unplanned. */
  beforeEach(async () => {
    project = `/delivery/v2/projects/${await aProject(ask)}`
    const rows = ['Ahorn', 'Beuk', 'Cipres', 'Den', 'Eik', 'Fluweelboom'].map((customerName, index) => ({
      customerName,
      requestedDay: day,
      lat: 52 + index / 100,
      lng: 5,
      duration: 5,
    }))
    await ask('POST', `${project}/stops/createBulk`, uploadOf(rows))
    stops = listIn((await ask('GET', `${project}/stops`)).body).map(({ id }) => String(id))
    const plan = (index: number, carrier: number) =>
      ask('PATCH', `${project}/stops/${stop(index)}/updateInExternalSystem`, {
        body: { id: stop(index), new_carrier_id: carrier },
      })
    for (const index of [0, 1, 2]) await plan(index, 1)
    await plan(3, south)
  })

  const stop = (index: number): string => stops[index] ?? ''
  const move = (
    moves: ReadonlyArray<unknown>,
    { by = ask, headers = {}, ...body }: { by?: SendRequest; headers?: Record<string, string>; seen?: number } = {},
  ): Promise<TestAnswer> => by('POST', `${project}/moves`, { body: { ...body, moves }, headers })
  const routes = async (): Promise<Readonly<Record<string, ReadonlyArray<number>>>> =>
    Object.fromEntries(
      listIn(recordIn((await ask('GET', project)).body)['routes']).map((route) => [
        String(route['index']),
        listIn(route['activities']).flatMap(({ id }) =>
          stops.includes(String(id)) ? [stops.indexOf(String(id))] : [],
        ),
      ]),
    )
  const version = async (): Promise<number> => Number(recordIn(recordIn((await move([])).body))['version'])
  const changes = async () => listIn(recordIn((await ask('GET', `${project}/changes`)).body)['changes'])

  it('several moves are one change with one undo', async () => {
    const before = await version()
    const answer = await move([
      { stop: stop(0), to: { route: 1 }, after: stop(3), from: 0 },
      { stop: stop(4), to: { route: 1 }, after: null, from: null },
    ])
    expect(answer.status).toBe(200)
    expect(await routes()).toEqual({ 0: [1, 2], 1: [4, 3, 0] })
    const [newest] = await changes()
    expect(answer.body).toMatchObject({
      version: before + 1,
      change: { id: newest?.['id'], words: '2 stops to route 2' },
      placed: [
        { stop: stop(0), route: 1, stop_number: 30 },
        { stop: stop(4), route: 1, stop_number: 10 },
      ],
    })
    expect(answer.body).not.toHaveProperty('rebased')
    expect(answer.headers['etag']).toBe(`"${before + 1}"`)
    expect((await ask('POST', `${project}/changes/${String(newest?.['id'])}/undo`)).status).toBe(200)
    expect(await routes()).toEqual({ 0: [0, 1, 2], 1: [3] })
  })

  it('the totals before and after are those of the routes, and of the stops that are left', async () => {
    const sumOf = async (field: string): Promise<number> =>
      listIn(recordIn((await ask('GET', project)).body)['routes']).reduce((sum, route) => sum + Number(route[field]), 0)
    const before = { distance_m: await sumOf('distance_m'), unplanned: 2 }
    const { body } = await move([{ stop: stop(4), to: { route: 0 } }])
    expect(recordIn(body)['totals_before']).toMatchObject(before)
    expect(recordIn(body)['totals_after']).toMatchObject({
      distance_m: await sumOf('distance_m'),
      unplanned: 1,
      over: 0,
      late_stops: 0,
      late_s: 0,
      roads: { source: 'estimate' },
    })
  })

  it('a stop without a place goes where it costs least', async () => {
    await move([{ stop: stop(1), to: null }])
    await move([{ stop: stop(1), to: { route: 0 } }])
    expect([
      [0, 1, 2],
      [2, 1, 0],
    ]).toContainEqual((await routes())[0])
  })

  it('a driver without a route on that day gets one, and loses it with the last stop', async () => {
    const driver = String(recordIn((await ask('POST', '/delivery/v2/drivers', { body: driverBody })).body)['id'])
    const { body } = await move([{ stop: stop(4), to: { driver_id: driver, day } }])
    expect(listIn(recordIn(body)['placed'])[0]).toMatchObject({ route: 2, stop_number: 10 })
    expect((await routes())[2]).toEqual([4])
    await move([{ stop: stop(4), to: null, from: 2 }])
    expect(await routes()).toEqual({ 0: [0, 1, 2], 1: [3] })
  })

  it('a carrier with a route on that day gets no second one', async () => {
    await move([{ stop: stop(5), to: { external_route_id: south, day }, after: null }])
    expect((await routes())[1]).toEqual([5, 3])
  })

  it('moves that change nothing answer null, and the version that is', async () => {
    const before = await version()
    const { body } = await move([{ stop: stop(1), to: { route: 0 }, after: stop(0), from: 0 }])
    expect(body).toMatchObject({
      version: before,
      change: null,
      placed: [{ stop: stop(1), route: 0, stop_number: 20 }],
    })
  })

  it('with Prefer: change the answer comes with the change that it made', async () => {
    const { body } = await move([{ stop: stop(4), to: { route: 0 } }], { headers: { prefer: 'change' } })
    const { answer, changed } = recordIn(body)
    expect(answer).toMatchObject({ placed: [{ stop: stop(4), route: 0 }] })
    expect(changed).toMatchObject({ version: recordIn(answer)['version'], change: { way: 'made' } })
  })

  it('a repeated request is answered as the first, and moves nothing again', async () => {
    const headers = { 'idempotency-key': 'move-4' }
    const moves = [{ stop: stop(4), to: { route: 0 }, from: null }]
    const first = await move(moves, { headers })
    expect((await move(moves, { headers })).body).toEqual(first.body)
    expect((await changes())[0]).toMatchObject({ id: recordIn(recordIn(first.body)['change'])['id'] })
  })

  it('a stop that a colleague moved is refused with who moved it, and nothing is stored', async () => {
    const seen = await version()
    await move([{ stop: stop(1), to: { route: 1 }, after: stop(3) }], { by: colleague })
    const refused = await move(
      [
        { stop: stop(0), to: { route: 1 }, from: 0 },
        { stop: stop(1), to: null, from: 0 },
      ],
      { seen },
    )
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'moved_meanwhile',
      details: [{ stop: stop(1), by: 'cor', at: expect.stringMatching(/Z$/), route: 1, stop_number: 20 }],
    })
    expect(await routes()).toEqual({ 0: [0, 2], 1: [3, 1] })
  })

  it('two people who plan the same unplanned stop do not overwrite each other', async () => {
    await move([{ stop: stop(4), to: { route: 0 }, from: null }], { by: colleague })
    const refused = await move([{ stop: stop(4), to: { route: 1 }, from: null }])
    expect(refused.body).toMatchObject({ code: 'moved_meanwhile', details: [{ stop: stop(4), by: 'cor', route: 0 }] })
  })

  it('a route that went since the sender looked is refused, also where its index is used again', async () => {
    const seen = await version()
    await move([{ stop: stop(3), to: null }], { by: colleague })
    const gone = await move([{ stop: stop(4), to: { route: 1 } }], { seen })
    expect([gone.status, recordIn(gone.body)['code']]).toEqual([409, 'moved_meanwhile'])
    await move([{ stop: stop(5), to: { external_route_id: south, day } }], { by: colleague })
    expect((await routes())[1]).toEqual([5])
    expect((await move([{ stop: stop(4), to: { route: 1 } }], { seen })).status).toBe(409)
    expect((await move([{ stop: stop(4), to: { route: 1 } }])).status).toBe(200)
  })

  it('a stop comes after the nearest neighbour that is left, where the named one was moved away', async () => {
    await move([{ stop: stop(1), to: { route: 1 } }], { by: colleague })
    const { body } = await move([{ stop: stop(4), to: { route: 0 }, after: stop(1), from: null }])
    expect(body).toMatchObject({ rebased: true, placed: [{ stop: stop(4), stop_number: 20 }] })
    expect((await routes())[0]).toEqual([0, 4, 2])
  })

  it('a neighbour that left is looked up as well where the route is named by its carrier', async () => {
    await move([{ stop: stop(1), to: { route: 1 } }], { by: colleague })
    const to = { external_route_id: 1, day }
    const { status, body } = await move([{ stop: stop(4), to, after: stop(1), from: null }])
    expect([status, recordIn(body)['rebased']]).toEqual([200, true])
    expect((await routes())[0]).toEqual([0, 4, 2])
  })

  it('a locked stop is refused by name', async () => {
    await ask('POST', `${project}/locks`, { body: { locked: true, stop_ids: [stop(0)], route_indexes: [] } })
    const refused = await move([{ stop: stop(0), to: null }], { by: colleague })
    expect([refused.status, recordIn(refused.body)['code']]).toEqual([409, 'locked'])
    expect(recordIn(refused.body)['message']).toMatch(/^Stop 10, Ahorn, is locked by anna since \d\d:\d\d\.$/)
  })

  it('an old version in If-Match is refused', async () => {
    expect((await move([], { headers: { 'if-match': '"1"' } })).status).toBe(412)
  })

  it.each([
    ['a stop that is not there', () => [{ stop: 'nobody', to: null }], 404],
    ['a route that is not there', () => [{ stop: stop(0), to: { route: 7 } }], 404],
    ['a driver who is not there', () => [{ stop: stop(0), to: { driver_id: 'nobody', day } }], 404],
    ['a carrier that is not there', () => [{ stop: stop(0), to: { external_route_id: 99, day } }], 422],
    ['a neighbour that was never on the route', () => [{ stop: stop(0), to: { route: 1 }, after: stop(5) }], 422],
    ['a target with two names', () => [{ stop: stop(0), to: { route: 1, driver_id: 'x', day } }], 422],
    ['a target without a name', () => [{ stop: stop(0), to: {} }], 422],
    ['no target', () => [{ stop: stop(0) }], 422],
    ['a driver without a day', () => [{ stop: stop(0), to: { driver_id: 'x' } }], 422],
    ['a from that is no index', () => [{ stop: stop(0), to: null, from: -1 }], 422],
    ['text for a move', () => ['first'], 422],
  ])('%s is refused, and nothing is stored', async (_, moves, status) => {
    const before = await version()
    const refused = await move([{ stop: stop(1), to: null }, ...moves()])
    expect([refused.status, await version()]).toEqual([status, before])
  })

  it('another organisation has no such project', async () => {
    expect((await move([{ stop: stop(0), to: null }], { by: stranger })).status).toBe(404)
  })
})
