import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest } from '../test-server'
import { aPlannedProject, plannedDay } from './a-planned-project'
import { onBothDatabases } from './on-both-databases'
import { aProject, listIn, recordIn } from './request-kit'

describe.each(onBothDatabases())('POST /delivery/v2/projects/{id}/imports on $database', ({ environment }) => {
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
        { customerName: 'Ahorn', duration: 5, groupedExternalTaskIds: ['T-1'], demand: 4 },
        { customerName: 'Beuk', duration: 5, groupedExternalTaskIds: ['T-2', 'T-9'], houseNumberSuffix: 'a' },
        { customerName: 'Cipres', groupedExternalTaskIds: ['T-3'] },
      ],
      planned: 2,
    })
  })
  const rowOf = (fields: object) => ({ customerName: 'Den', zip: '2801 YA', houseNumber: '1', ...fields })
  const send = (
    mode: string,
    rows: ReadonlyArray<object>,
    {
      by = ask,
      headers = {},
      to = planned.project,
    }: { by?: SendRequest; headers?: Record<string, string>; to?: string } = {},
  ) => by('POST', `${to}/imports`, { body: { mode, rows: rows.map(rowOf) }, headers })
  const byName = async (name: string) => (await planned.stored()).find(({ customerName }) => customerName === name)

  it('rows are added to a project that has stops, as one change with one undo', async () => {
    const [before, base] = [await planned.stored(), await planned.version()]
    const answer = await send('add', [{ customerName: 'Den', lat: 52, lng: 5 }, { customerName: 'Eik' }])
    const [newest] = await planned.changes()
    expect(answer).toMatchObject({
      status: 200,
      body: {
        version: base + 1,
        change: { id: newest?.['id'], words: '2 stops imported' },
        added: 2,
        updated: 0,
        unchanged: 0,
      },
    })
    expect(answer.headers['etag']).toBe(`"${base + 1}"`)
    const stored = await planned.stored()
    expect(stored.slice(0, 3)).toEqual(before)
    expect(stored.slice(3)).toMatchObject([
      { customerName: 'Den', lat: 52, stopNumber: -1 },
      { customerName: 'Eik', city: 'Gouda', lat: expect.any(Number), addressSummary: expect.any(String) },
    ])
    await planned.undo()
    expect(await planned.stored()).toEqual(before)
    const path = `${planned.project}/changes/${String(newest?.['id'])}/redo`
    expect((await ask('POST', path)).status).toBe(200)
    expect(await planned.stored()).toEqual(stored)
  })

  it('an empty project takes an import', async () => {
    const to = `/delivery/v2/projects/${await aProject(ask)}`
    expect((await send('update', [{ groupedExternalTaskIds: ['T-1'] }], { to })).body).toMatchObject({ added: 1 })
    expect(listIn((await ask('GET', `${to}/stops`)).body)).toHaveLength(1)
  })

  it('an update sets the fields that a row has; route, place and lock stay, and other fields too', async () => {
    await planned.lock([0], [0])
    const before = await planned.stored()
    const answer = await send(
      'update',
      [
        { customerName: 'Ahorn', groupedExternalTaskIds: ['T-1'], notes: 'Achterom', contactName: '' },
        { customerName: 'Cipres BV', houseNumber: '3', groupedExternalTaskIds: ['T-3'] },
        { customerName: 'Den', groupedExternalTaskIds: ['T-4'] },
        { customerName: 'Beuk', houseNumber: '2', groupedExternalTaskIds: ['T-2', 'T-9'] },
      ],
      { by: colleague },
    )
    expect(answer.body).toMatchObject({ added: 1, updated: 2, unchanged: 1 })
    expect((await planned.changes())[0]).toMatchObject({ words: '3 stops imported: 1 added, 2 updated', by: 'cor' })
    const stored = await planned.stored()
    expect(stored.slice(0, 3)).toEqual([
      { ...before[0], notes: 'Achterom' },
      before[1],
      { ...before[2], customerName: 'Cipres BV' },
    ])
    expect(await planned.visits()).toEqual({ 0: [0, 1] })
    await planned.undo()
    expect(await planned.stored()).toEqual(before)
  })

  it('an update that says what is stored is no change', async () => {
    const base = await planned.version()
    const rows = await planned.stored()
    const answer = await ask('POST', `${planned.project}/imports`, { body: { mode: 'update', rows } })
    expect(answer.body).toEqual({ version: base, change: null, added: 0, updated: 0, unchanged: 3 })
  })

  it('a new duration moves the times of the route, and a new address is looked up again', async () => {
    const [before] = await planned.routes()
    const answer = await send('update', [
      { customerName: 'Ahorn', groupedExternalTaskIds: ['T-1'], duration: 65 },
      { customerName: 'Beuk', groupedExternalTaskIds: ['T-2'], zip: '3511 YA', houseNumber: '7' },
    ])
    expect(answer.status).toBe(200)
    expect(await byName('Beuk')).toMatchObject({
      city: 'Utrecht',
      addressSummary: expect.stringMatching(/ 7, 3511 YA Utrecht$/),
      stopNumber: 20,
    })
    const [after] = await planned.routes()
    const lastArrival = (route: typeof after) => Date.parse(String(listIn(route?.['activities'])[2]?.['arrival']))
    expect(lastArrival(after)).toBeGreaterThan(lastArrival(before) + 3_600_000)
    expect(after?.['overview_polyline']).not.toBe(before?.['overview_polyline'])
    expect(Number(after?.['distance_m'])).toBeGreaterThan(Number(before?.['distance_m']) + 10_000)
    await planned.undo()
    expect(await planned.routes()).toEqual([before])
  })

  it('a stop that was merged keeps its tasks, and is found by any of them', async () => {
    const rows = [{ customerName: 'Beuk', houseNumber: '2', notes: 'Achterom', groupedExternalTaskIds: ['T-9'] }]
    expect((await send('update', rows)).body).toMatchObject({ added: 0, updated: 1 })
    expect(await byName('Beuk')).toMatchObject({ notes: 'Achterom', groupedExternalTaskIds: ['T-2', 'T-9'] })
    expect((await send('update', rows)).body).toMatchObject({ change: null, unchanged: 1 })
  })

  it('a stop takes the references that are new to it', async () => {
    await send('update', [{ customerName: 'Ahorn', groupedExternalTaskIds: ['T-5', 'T-1'] }])
    expect(await byName('Ahorn')).toMatchObject({ groupedExternalTaskIds: ['T-1', 'T-5'] })
  })

  it('another house number takes the suffix of the row, even where that is blank', async () => {
    await send('update', [{ customerName: 'Beuk', houseNumber: '40', groupedExternalTaskIds: ['T-2'] }])
    const stored = await byName('Beuk')
    expect(stored).toMatchObject({ houseNumber: '40' })
    expect(stored?.['houseNumberSuffix'] ?? null).toBeNull()
  })

  it('a latitude and a longitude of 0 leave the place of a stop as it is', async () => {
    const before = await byName('Ahorn')
    expect(before).toMatchObject({ lat: expect.any(Number) })
    const answer = await send('update', [{ customerName: 'Ahorn', groupedExternalTaskIds: ['T-1'], lat: 0, lng: 0 }])
    expect(answer.body).toMatchObject({ unchanged: 1 })
    expect(await byName('Ahorn')).toEqual(before)
  })

  it('the coordinates of an address that is gone go with it, where the new one is not found', async () => {
    await send('update', [{ customerName: 'Ahorn', groupedExternalTaskIds: ['T-1'], zip: '0000 XX' }])
    expect(await byName('Ahorn')).not.toHaveProperty('lat')
  })

  it('coordinates of the row win over a lookup', async () => {
    await send('update', [
      { customerName: 'Cipres', groupedExternalTaskIds: ['T-3'], zip: '3511 AB', houseNumber: '12', lat: 51.5, lng: 4 },
    ])
    expect(await byName('Cipres')).toMatchObject({ zip: '3511 AB', lat: 51.5, lng: 4 })
  })

  it('invalid rows are refused as those of an upload, and nothing is stored', async () => {
    const base = await planned.version()
    const refused = await send('add', [{}, { customerName: '' }, { duration: 'long' }])
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'bad_upload',
        total: 2,
        details: [
          { row: 2, field: 'customerName' },
          { row: 3, field: 'duration' },
        ],
      },
    })
    expect(await planned.version()).toBe(base)
  })

  it('rows whose reference is not certain are refused', async () => {
    await send('add', [{ customerName: 'Dubbel', groupedExternalTaskIds: ['T-3'] }])
    const base = await planned.version()
    const refused = await send('update', [
      { groupedExternalTaskIds: ['T-7'] },
      { groupedExternalTaskIds: ['T-1'] },
      { groupedExternalTaskIds: ['T-7', 'T-8'] },
      { groupedExternalTaskIds: ['T-3'] },
      {},
    ])
    expect(refused.body).toMatchObject({
      code: 'bad_upload',
      total: 4,
      details: [
        { row: 1, field: 'groupedExternalTaskIds', reason: 'T-7 is the reference of another row too', otherRow: 3 },
        { row: 3, reason: 'T-7 is the reference of another row too', otherRow: 1 },
        { row: 4, reason: 'T-3 is the reference of 2 stops of this project' },
        { row: 5, reason: 'Has no reference, by which the stop to update could be found' },
      ],
    })
    expect(await planned.version()).toBe(base)
  })

  it('a slot that ends before that of the stop begins refuses its row', async () => {
    await send('update', [{ customerName: 'Ahorn', groupedExternalTaskIds: ['T-1'], timeSlotEarliest: '12:00' }])
    const refused = await send('update', [
      { groupedExternalTaskIds: ['T-2'], customerName: 'Beuk' },
      { customerName: 'Ahorn', groupedExternalTaskIds: ['T-1'], timeSlotLatest: '11:00' },
    ])
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'bad_upload', details: [{ row: 2, field: 'timeSlotLatest' }] },
    })
  })

  it.each([
    [{ mode: 'replace', rows: [rowOf({})] }, 'mode'],
    [{ rows: [rowOf({})] }, 'mode'],
    [{ mode: 'add' }, 'rows'],
    [{ mode: 'add', rows: 'all' }, 'rows'],
  ])('the body %j is refused with its field', async (body, field) => {
    const refused = await ask('POST', `${planned.project}/imports`, { body })
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid', details: [{ field }] } })
  })

  it('no rows and more than 10,000 rows are refused as such an upload', async () => {
    for (const rows of [[], Array.from({ length: 10_001 }, () => ({}))])
      expect(await send('add', rows)).toMatchObject({ status: 422, body: { code: 'bad_upload', total: 1 } })
  })

  it('a repeated Idempotency-Key imports once, and answers the same', async () => {
    const headers = { 'idempotency-key': `import-${planned.stop(0)}`, prefer: 'change' }
    const sendOnce = () => send('add', [{ customerName: 'Den' }], { headers })
    const [first, second] = [recordIn((await sendOnce()).body), recordIn((await sendOnce()).body)]
    const changed = recordIn(first['changed'])
    expect(changed).toMatchObject({ words: '1 stop imported', change: { way: 'made' } })
    const { id, way } = recordIn(changed['change'])
    expect(second).toEqual({ ...first, changed: { ...changed, change: { id, way } } })
    expect(await planned.stored()).toHaveLength(4)
  })

  it('an old version in If-Match, and a project of another organisation, are refused', async () => {
    expect((await send('add', [{}], { headers: { 'if-match': '"1"' } })).status).toBe(412)
    expect((await send('add', [{}], { by: stranger })).status).toBe(404)
    expect((await send('update', [{ routeDay: plannedDay }], { by: stranger })).status).toBe(404)
  })
})
