import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest } from '../test-server'
import { onBothDatabases } from './on-both-databases'
import { aProject, listIn, recordIn, uploadOf } from './request-kit'

/** Far from every house of the shipped register. */
const elsewhere = { lat: 53.1, lng: 6.2 }

describe.each(onBothDatabases())('corrections of addresses on $database', ({ environment }) => {
  let ask: SendRequest
  let colleague: SendRequest
  let stranger: SendRequest
  let organisationCount = 0
  let project: string
  let testServer: Awaited<ReturnType<typeof aTestServer>>
  beforeAll(async () => {
    testServer = await aTestServer(await environment())
  })
  beforeEach(async () => {
    organisationCount += 1
    ask = await testServer.user(`anna${organisationCount}`, `Noord${organisationCount}`)
    colleague = await testServer.user(`cor${organisationCount}`, `Noord${organisationCount}`)
    stranger = await testServer.user(`eve${organisationCount}`, `Elders${organisationCount}`)
    project = `/delivery/v2/projects/${await aProject(ask)}`
  })

  const rowOf = (fields: object) => ({ customerName: 'Den', zip: '2801 YA', houseNumber: '5', ...fields })
  const importRows = (
    rows: ReadonlyArray<object>,
    written: ReadonlyArray<object> = [],
    { mode = 'add', by = ask, to = project } = {},
  ) => by('POST', `${to}/imports`, { body: { mode, rows: rows.map(rowOf), written } })
  const verdictOf = async (address: object, by = ask) => {
    const { body } = await by('POST', '/delivery/v2/addresses/verdicts', { body: { addresses: [rowOf(address)] } })
    return listIn(recordIn(body)['verdicts'])[0]
  }
  const lookUp = (number: string, by = ask) =>
    by('GET', `/delivery/v2/utils/zipcodecheck?zipcode=2801YA&housenumber=${number}`)
  const forget = (query: string, by = ask) => by('DELETE', `/delivery/v2/addresses/corrections?${query}`)
  const stops = async (by = ask, of = project) =>
    listIn((await by('GET', `${of}/stops`)).body).map((stop) => recordIn(stop))
  const newestChange = async () => {
    const { body } = await ask('GET', `${project}/changes`)
    return `${project}/changes/${String(recordIn(listIn(recordIn(body)['changes'])[0])['id'])}`
  }
  const otherProject = async (by = ask) => `/delivery/v2/projects/${await aProject(by)}`

  /** The file says number 70, which the register does not have, and the operator means number 5. */
  const correctNumber = () => importRows([{ houseNumber: '5' }], [{ row: 1, zip: '2801ya', houseNumber: '70' }])
  const putElsewhere = () => importRows([elsewhere], [rowOf({ row: 1 })])

  it('a number that was corrected is corrected in the next import, the next upload and the verdicts', async () => {
    expect((await correctNumber()).status).toBe(200)
    expect(await verdictOf({ houseNumber: '70' }, colleague)).toMatchObject({
      verdict: 'exact',
      street: 'Lindenhof',
      lat: expect.any(Number),
      correction: { zip: '2801 YA', houseNumber: '5', by: `anna${organisationCount}`, at: expect.any(String) },
    })
    const corrected = { houseNumber: '5', street: 'Lindenhof', lat: expect.any(Number) }
    const imported = await otherProject()
    await importRows([{ houseNumber: '70' }], [], { by: colleague, to: imported })
    expect(await stops(ask, imported)).toMatchObject([corrected])
    const uploaded = await otherProject()
    await ask('POST', `${uploaded}/stops/createBulk`, uploadOf([rowOf({ houseNumber: '070', lat: null, lng: null })]))
    expect(await stops(ask, uploaded)).toMatchObject([corrected])
  })

  it('a place that was given to an address wins over that of the register', async () => {
    const [register] = [await lookUp('5')]
    expect(register.body).not.toHaveProperty('correction')
    await putElsewhere()
    expect(await verdictOf({})).toMatchObject({ verdict: 'exact', ...elsewhere, correction: { houseNumber: '5' } })
    expect((await lookUp('5')).body).toEqual({
      ...recordIn(register.body),
      ...elsewhere,
      correction: { by: `anna${organisationCount}`, at: expect.any(String) },
    })
    const to = await otherProject()
    await importRows([{}, { houseNumber: '7' }], [], { to })
    expect(await stops(ask, to)).toMatchObject([elsewhere, { lat: recordIn((await lookUp('7')).body)['lat'] }])
  })

  it('a place that a stop is given is that of its address, and its undo takes it back', async () => {
    await importRows([{}])
    const [stop] = await stops()
    const { status } = await ask('PATCH', `${project}/stops/${String(stop?.['id'])}`, {
      body: { set: elsewhere, was: { lat: stop?.['lat'], lng: stop?.['lng'] } },
    })
    expect(status).toBe(200)
    expect(await verdictOf({})).toMatchObject(elsewhere)
    await ask('POST', `${await newestChange()}/undo`)
    expect(await verdictOf({})).not.toHaveProperty('correction')
  })

  it('an undo of the import that taught a correction takes it back, and a redo brings it again', async () => {
    await putElsewhere()
    const taught = await newestChange()
    await ask('POST', `${taught}/undo`)
    expect(await verdictOf({})).not.toHaveProperty('correction')
    await ask('POST', `${taught}/redo`)
    expect(await verdictOf({})).toMatchObject(elsewhere)
  })

  it('a second import of the same file finds the stops as they were corrected', async () => {
    const row = { groupedExternalTaskIds: ['T-1'] }
    await importRows([{ ...row, ...elsewhere }], [rowOf({ row: 1, houseNumber: '70' })])
    const answer = await importRows([{ ...row, houseNumber: '70' }], [], { mode: 'update' })
    expect(answer.body).toMatchObject({ change: null, unchanged: 1 })
  })

  it('an update to a corrected address has its place', async () => {
    const row = { groupedExternalTaskIds: ['T-1'] }
    await putElsewhere()
    await importRows([{ ...row, houseNumber: '7' }])
    expect((await importRows([{ ...row }], [], { mode: 'update' })).body).toMatchObject({ updated: 1 })
    expect((await stops())[1]).toMatchObject({ houseNumber: '5', ...elsewhere })
  })

  it('coordinates of a file win over what is remembered', async () => {
    await correctNumber()
    const to = await otherProject()
    await importRows([{ houseNumber: '70', lat: 52, lng: 5 }], [], { to })
    expect(await stops(ask, to)).toMatchObject([{ houseNumber: '70', lat: 52, lng: 5 }])
  })

  it('an address with the same zip and number in another street and city is another one', async () => {
    await importRows([{ ...elsewhere, street: 'Lindenhof', city: 'Gouda' }], [rowOf({ row: 1 })])
    expect(await verdictOf({ street: 'lindenhof', city: 'GOUDA' })).toHaveProperty('correction')
    expect(await verdictOf({ street: 'Kade', city: 'Gouda' })).toHaveProperty('correction')
    expect(await verdictOf({ street: 'Kade', city: 'Zwolle' })).not.toHaveProperty('correction')
  })

  it('a place that the register gives is not remembered, unless another one was', async () => {
    const { lat, lng } = recordIn((await lookUp('5')).body)
    const putBack = () => importRows([{ lat, lng }], [rowOf({ row: 1 })])
    await putBack()
    expect(await verdictOf({})).not.toHaveProperty('correction')
    await putElsewhere()
    await putBack()
    expect(await verdictOf({})).toMatchObject({ lat, lng, correction: {} })
  })

  it('an address that one import corrects in two ways is not remembered', async () => {
    const written = [1, 2].map((row) => ({ row, zip: '2801YA', houseNumber: '70' }))
    await importRows([{ houseNumber: '5' }, { houseNumber: '7' }], written)
    expect(await verdictOf({ houseNumber: '70' })).not.toHaveProperty('correction')
  })

  it('a place of an address that the register does not have is found by the lookup if its street is known', async () => {
    await importRows([{ houseNumber: '901', ...elsewhere }], [rowOf({ row: 1, houseNumber: '901' })])
    expect((await lookUp('901')).status).toBe(404)
    const named = { houseNumber: '903', street: 'Lindenhof', city: 'Gouda' }
    await importRows([{ ...named, ...elsewhere }], [rowOf({ row: 1, ...named })])
    expect((await lookUp('903')).body).toMatchObject({ street_name: 'Lindenhof', city: 'Gouda', ...elsewhere })
  })

  it('whoever is of the organisation can forget a correction, and nobody else sees or forgets it', async () => {
    await putElsewhere()
    const house = 'zip=2801YA&houseNumber=5'
    expect(await verdictOf({}, stranger)).not.toHaveProperty('correction')
    expect((await lookUp('5', stranger)).body).not.toHaveProperty('correction')
    const to = await otherProject(stranger)
    await importRows([{}], [], { by: stranger, to })
    expect((await stops(stranger, to))[0]?.['lat']).not.toBe(elsewhere.lat)
    expect(await forget(house, stranger)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await verdictOf({})).toMatchObject(elsewhere)
    expect((await forget(house, colleague)).status).toBe(204)
    const { body } = await ask('GET', '/delivery/v2/audit?limit=1')
    expect(listIn(recordIn(body)['entries'])).toMatchObject([
      { action: 'correction_forgotten', subject: expect.stringContaining('5'), username: `cor${organisationCount}` },
    ])
    expect(await verdictOf({})).not.toHaveProperty('correction')
    expect((await forget(house)).status).toBe(404)
  })

  it('corrections are listed with what was written and what is meant, a part of them, or those with some words', async () => {
    await correctNumber()
    await putElsewhere()
    const list = async (query = '', by = ask) => (await by('GET', `/delivery/v2/addresses/corrections${query}`)).body
    const note = { by: `anna${organisationCount}`, at: expect.any(String) }
    const meant = { zip: '2801 YA', houseNumber: '5' }
    const place = { written: { zip: '2801YA', houseNumber: '5' }, corrected: meant, ...elsewhere, ...note }
    const number = { written: { zip: '2801YA', houseNumber: '70' }, corrected: meant, ...note }
    expect(await list()).toMatchObject({ corrections: [place, number], more: false })
    expect(await list('?limit=1')).toMatchObject({ corrections: [place], more: true })
    expect(await list('?search=70%202801', colleague)).toMatchObject({ corrections: [number], more: false })
    expect(await list('', stranger)).toEqual({ corrections: [], more: false })
  })

  it('a list of corrections that is still current is answered with 304, until one is made, forgotten or brought back', async () => {
    await correctNumber()
    const list = (by = ask, tag = '', query = '') =>
      by('GET', `/delivery/v2/addresses/corrections${query}`, { headers: { 'if-none-match': tag } })
    const tags: string[] = []
    const expectNewList = async (by = ask) => {
      const { status, headers } = await list(by, tags.at(-1))
      expect(status).toBe(200)
      tags.push(String(headers['etag']))
      expect(await list(by, tags.at(-1))).toMatchObject({ status: 304, text: '' })
    }
    await expectNewList()
    expect((await list(ask, tags[0], '?search=901')).status).toBe(200)
    await putElsewhere()
    await expectNewList()
    expect((await list(ask, tags[1], '?limit=1')).status).toBe(200)
    await forget('zip=2801YA&houseNumber=5')
    await expectNewList()
    expect(tags[2]).toBe(tags[0])
    await expectNewList(stranger)
  })

  it('a forgotten correction is brought back by a colleague, and not by a user of another organisation', async () => {
    await putElsewhere()
    const restore = (by = ask) =>
      by('POST', '/delivery/v2/addresses/corrections/restore', { body: { zip: '2801YA', houseNumber: '5' } })
    expect((await restore()).status).toBe(404)
    await forget('zip=2801YA&houseNumber=5')
    expect((await restore(stranger)).status).toBe(404)
    expect(await verdictOf({})).not.toHaveProperty('correction')
    expect((await restore(colleague)).status).toBe(204)
    expect(await verdictOf({})).toMatchObject({ ...elsewhere, correction: { by: `anna${organisationCount}` } })
    const { body } = await ask('GET', '/delivery/v2/audit?limit=1')
    expect(listIn(recordIn(body)['entries'])).toMatchObject([{ action: 'correction_restored' }])
  })

  it('a correction of a row that is not there is refused', async () => {
    expect(await importRows([{}], [rowOf({ row: 2 })])).toMatchObject({
      status: 422,
      body: { code: 'invalid', details: [{ field: 'written.0.row', reason: 'The import has 1 row' }] },
    })
    expect(await importRows([{}], [{ row: 1, zip: '2801YA' }])).toMatchObject({
      status: 422,
      body: { details: [{ field: 'written.0.houseNumber' }] },
    })
    expect(await stops()).toEqual([])
  })
})
