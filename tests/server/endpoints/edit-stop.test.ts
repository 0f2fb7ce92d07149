import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest, type TestRequest } from '../test-server'
import { aPlannedProject } from './a-planned-project'
import { onBothDatabases } from './on-both-databases'
import { listIn, recordIn } from './request-kit'

describe.each(onBothDatabases())('PATCH /delivery/v2/projects/{id}/stops/{stopId} on $database', ({ environment }) => {
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
      rows: [
        { customerName: 'Ahorn', duration: 5, phone: '030 251 2345' },
        { customerName: 'Beuk', duration: 5, notes: 'Bel aan' },
        { customerName: 'Cipres' },
      ],
      planned: 2,
    })
  })
  const edit = (index: number, set: object, was: object, by = ask, headers: TestRequest['headers'] = {}) =>
    by('PATCH', planned.stopPath(index), { body: { set, was }, headers })
  const activities = async () => listIn((await planned.routes())[0]?.['activities'])

  it('the phone number of an uploaded stop is stored and answered', async () => {
    expect((await planned.stored()).map(({ phone }) => phone)).toEqual(['030 251 2345', undefined, undefined])
  })

  it('an edit answers the stop, and is one change with one undo', async () => {
    const [before, base] = [await planned.stored(), await planned.version()]
    const set = { notes: 'Achterom', phone: '+31 6 1234 5678', demand: 3 }
    const answer = await edit(1, set, { notes: 'Bel aan', phone: null, demand: [1] })
    expect(answer).toMatchObject({ status: 200, body: { ...set, demand: [3], id: planned.stop(1), stopNumber: 20 } })
    expect(answer.headers['etag']).toBe(`"${base + 1}"`)
    expect((await planned.stored())[1]).toEqual(answer.body)
    expect((await planned.changes())[0]).toMatchObject({ words: 'Beuk edited: phone, demand, notes', by: 'anna' })
    await planned.undo()
    expect(await planned.stored()).toEqual(before)
  })

  it('an edit that changes nothing is no change', async () => {
    const base = await planned.version()
    const answer = await edit(1, { duration: 5 }, { duration: 5 }, ask, { prefer: 'change' })
    expect(answer).toMatchObject({ status: 200, body: { answer: { id: planned.stop(1) }, changed: null } })
    expect(await planned.version()).toBe(base)
  })

  it('a new place and address are those of the visit too, and the route is worked out again', async () => {
    const [before] = await planned.routes()
    const [stop] = await planned.stored()
    await edit(
      0,
      { lat: 52.4, lng: 5.2, customerName: 'Ahorn BV' },
      { lat: stop?.['lat'], lng: stop?.['lng'], customerName: 'Ahorn' },
    )
    expect((await activities())[1]).toMatchObject({ address: { name: 'Ahorn BV', lat: 52.4, lon: 5.2 } })
    const [after] = await planned.routes()
    expect(after?.['distance_m']).toBeGreaterThan(Number(before?.['distance_m']) + 10_000)
    expect(after?.['overview_polyline']).not.toBe(before?.['overview_polyline'])
    await planned.undo()
    expect(await planned.routes()).toEqual([before])
  })

  it.each([
    ['a longer duration', { duration: 65 }, { duration: 5 }],
    ['a later slot', { timeSlotEarliest: '11:00' }, {}],
  ])('%s moves the times of all later visits', async (_, set, was) => {
    const before = await activities()
    await edit(0, set, was)
    const after = await activities()
    expect(Date.parse(String(after[2]?.['arrival']))).toBeGreaterThan(Date.parse(String(before[2]?.['arrival'])))
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('notes leave the route as it is', async () => {
    const before = await planned.routes()
    const { body } = await edit(0, { notes: 'Achterom' }, {}, ask, { prefer: 'change' })
    expect(recordIn(recordIn(body, 'changed'), 'change')).toMatchObject({
      routes: [],
      stops: [{ id: planned.stop(0) }],
    })
    expect(await planned.routes()).toEqual(before)
  })

  it('a field that a colleague changed is refused with both values, by whom and when, and nothing is stored', async () => {
    await edit(1, { notes: 'Bel 2x' }, { notes: 'Bel aan' }, colleague)
    await edit(1, { duration: 9 }, { duration: 5 })
    const version = await planned.version()
    const refused = await edit(1, { notes: 'Achterom', duration: 20 }, { notes: 'Bel aan', duration: 9 })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'changed_meanwhile',
        details: [
          { field: 'notes', was: 'Bel aan', now: 'Bel 2x', by: 'cor', at: expect.stringMatching(/^2\d{3}-.+Z$/) },
        ],
      },
    })
    expect(listIn(recordIn(refused.body)['details'])).toHaveLength(1)
    expect(await planned.version()).toBe(version)
  })

  it('a field that had or has no value by now is refused with null for that', async () => {
    await edit(1, { notes: null }, { notes: 'Bel aan' }, colleague)
    const emptied = await edit(1, { notes: 'Achterom' }, { notes: 'Bel aan' })
    expect(recordIn(emptied.body)['details']).toMatchObject([{ field: 'notes', was: 'Bel aan', now: null }])
    await edit(1, { notes: 'Bel 2x' }, {}, colleague)
    const refused = await edit(1, { notes: 'Achterom' }, {})
    expect(recordIn(refused.body)['details']).toMatchObject([{ field: 'notes', was: null, now: 'Bel 2x' }])
  })

  it('who undid an edit is named as the one who changed the field', async () => {
    await edit(1, { notes: 'Bel 2x' }, { notes: 'Bel aan' }, ask)
    const [newest] = await planned.changes()
    await colleague('POST', `${planned.project}/changes/${String(newest?.['id'])}/undo`)
    const refused = await edit(1, { notes: 'Achterom' }, { notes: 'Bel 2x' })
    expect(recordIn(refused.body)['details']).toMatchObject([{ field: 'notes', now: 'Bel aan', by: 'cor' }])
  })

  it('a colleague who edits other fields of the same stop is not in the way', async () => {
    await edit(1, { notes: 'Bel 2x' }, { notes: 'Bel aan' }, colleague)
    expect((await edit(1, { duration: 20 }, { duration: 5 })).status).toBe(200)
    expect((await planned.stored())[1]).toMatchObject({ notes: 'Bel 2x', duration: 20 })
  })

  it('a locked stop on a locked route is edited, and stays locked', async () => {
    await planned.lock([0], [0])
    const answer = await edit(0, { duration: 30, lat: 52.2, lng: 5 }, { duration: 5, lat: 52, lng: 4.7 }, colleague)
    expect(answer).toMatchObject({ status: 200, body: { duration: 30, lat: 52.2, locked: { by: 'anna' } } })
  })

  it('with Prefer: change the answer comes with the change', async () => {
    const { body } = await edit(0, { duration: 30 }, { duration: 5 }, ask, { prefer: 'change' })
    const { answer, changed } = recordIn(body)
    expect(answer).toMatchObject({ id: planned.stop(0), duration: 30 })
    expect(changed).toMatchObject({ by: 'anna', change: { way: 'made', routes: [{ index: 0 }], moved: [] } })
  })

  it.each([
    ['a name without letters', { set: { customerName: ' ' }, was: {} }, 'set.customerName'],
    ['a phone number that is none', { set: { phone: 'bel Jan' }, was: {} }, 'set.phone'],
    ['a latitude without a longitude', { set: { lat: null }, was: {} }, 'set.lat'],
    ['a lock', { set: { locked: true }, was: {} }, 'set.locked'],
    ['a route', { set: { routeNumber: 2 }, was: {} }, 'set.routeNumber'],
    ['nothing that was seen', { set: { notes: 'x' } }, 'was'],
    ['nothing to set', { was: {} }, 'set'],
  ])('%s is refused with 422 and its field', async (_, body, field) => {
    const base = await planned.version()
    const refused = await ask('PATCH', planned.stopPath(0), { body })
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid', details: [{ field }] } })
    expect(await planned.version()).toBe(base)
  })

  it('an old version in If-Match is refused', async () => {
    expect((await edit(0, { notes: 'x' }, {}, ask, { 'if-match': '"1"' })).status).toBe(412)
  })

  it('a stop that is not there, or of another organisation, is not found', async () => {
    const body = { set: {}, was: {} }
    expect((await ask('PATCH', `${planned.project}/stops/nobody`, { body })).status).toBe(404)
    expect((await stranger('PATCH', planned.stopPath(0), { body })).status).toBe(404)
  })
})
