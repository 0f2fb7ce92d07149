import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openHouseRegister, registeredAddresses } from '../../../server/address'
import { right } from '../../kit/either'
import { aProject, listIn, recordIn } from '../endpoints/request-kit'
import { aTestServer } from '../test-server'
import { fakePdok, type FakePdok } from './fake-pdok'
import { aClock, unavailable } from './test-geocoders'

const someHouse = {
  zip: '2801YA',
  houseNumber: '901',
  suffix: undefined,
  street: 'Kade',
  city: 'Gouda',
  coordinates: { lat: 52, lng: 5 },
}

describe('openHouseRegister', () => {
  let pdok: FakePdok
  beforeEach(async () => {
    pdok = await fakePdok()
  })
  afterEach(() => pdok.close())
  const open = (kind: 'auto' | 'register' | 'pdok') => {
    const clock = aClock()
    return { clock, ...openHouseRegister(kind, { base: pdok.base, timeoutMs: 200 }, clock) }
  }
  const fail = () => pdok.setFault((response) => response.writeHead(503).end())

  it('the shipped register and PDOK list the same houses of a zip code', async () => {
    const houses = registeredAddresses.filter(({ zip }) => zip === '2801YA')
    expect(right(await open('register').housesOf('2801 ya'))).toEqual(houses)
    expect(right(await open('pdok').housesOf('2801 ya'))).toEqual(
      houses.map((house) => ({ ...house, suffix: house.suffix?.toUpperCase() })),
    )
    expect(right(await open('auto').housesOf('2801YA'))).toEqual(houses)
    expect(pdok.queries).toHaveLength(1)
  })

  it('a zip code that is not Dutch is not asked for, and an unknown one has no houses', async () => {
    const { housesOf } = open('auto')
    expect(right(await housesOf('SW1A 1AA'))).toEqual([])
    expect(pdok.queries).toHaveLength(0)
    expect(right(await housesOf('9999 XX'))).toEqual([])
    expect(pdok.queries).toHaveLength(1)
  })

  it('PDOK is asked page by page for a zip code of more than 100 addresses', async () => {
    const block = Array.from({ length: 230 }, (_, nth) => ({
      ...someHouse,
      zip: '3011AB',
      houseNumber: String(nth + 1),
    }))
    const service = await fakePdok(block)
    const { housesOf } = openHouseRegister('pdok', { base: service.base }, aClock())
    expect(right(await housesOf('3011AB')).map(({ houseNumber }) => houseNumber)).toEqual(
      block.map(({ houseNumber }) => houseNumber),
    )
    expect(service.queries.map((query) => query.get('start'))).toEqual(['0', '100', '200'])
    await service.close()
  })

  it('the list that was read in comes before all other registers, for the zip codes that it has', async () => {
    const list = { housesOf: (zip: string) => (zip === '2801YA' ? [someHouse] : []) }
    const register = openHouseRegister('auto', { base: pdok.base }, aClock(), list)
    expect(right(await register.housesOf('2801 ya'))).toEqual([someHouse])
    expect(right(await register.housesOf('2801YB'))).toEqual(registeredAddresses.filter(({ zip }) => zip === '2801YB'))
  })

  it('a zip code is asked for once a day, however many ask at the same time', async () => {
    const { housesOf, clock } = open('pdok')
    await Promise.all([housesOf('2801YA'), housesOf('2801 YA'), housesOf('2801YB')])
    await housesOf('2801YA')
    expect(pdok.queries).toHaveLength(2)
    clock.pass(24 * 3_600_000)
    await housesOf('2801YA')
    expect(pdok.queries).toHaveLength(3)
  })

  it('a failure is not kept, and after three of them the service is left alone for half a minute', async () => {
    fail()
    const { housesOf, clock } = open('pdok')
    for (let time = 0; time < 6; time += 1) expect(await housesOf('2801YA')).toEqual(unavailable)
    expect(pdok.queries).toHaveLength(3)
    pdok.setFault(undefined)
    clock.pass(30_000)
    expect(right(await housesOf('2801YA'))).not.toEqual([])
  })
})

describe('POST /delivery/v2/addresses/verdicts', () => {
  const addresses = [
    { zip: '2801 YA', houseNumber: '3' },
    { zip: '2801YA', houseNumber: '7', houseNumberSuffix: 'b', street: 'Lindenhof', city: 'Gouda' },
    { zip: '1234', houseNumber: '1' },
  ]

  it('each address gets its verdict, in their order', async () => {
    const ask = await (await aTestServer()).user('anna', 'Noord')
    const { status, body } = await ask('POST', '/delivery/v2/addresses/verdicts', { body: { addresses } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      verdicts: [
        { verdict: 'exact', street: 'Lindenhof', city: 'Gouda', lat: expect.any(Number) },
        { verdict: 'number_differs', choices: expect.arrayContaining([expect.objectContaining({ houseNumber: '7' })]) },
        { verdict: 'not_found' },
      ],
    })
  })

  it('more than 500 addresses are refused, and so is a request without a key', async () => {
    const server = await aTestServer()
    const ask = await server.user('anna', 'Noord')
    const many = Array.from({ length: 501 }, () => addresses[0])
    const refused = await ask('POST', '/delivery/v2/addresses/verdicts', { body: { addresses: many } })
    expect(refused).toMatchObject({ status: 422, body: { details: [{ field: 'addresses' }] } })
    expect((await server.anonymous('POST', '/delivery/v2/addresses/verdicts', { body: { addresses } })).status).toBe(
      401,
    )
  })

  it('while the service is away, addresses that no other register has are not checked, and the next try asks again', async () => {
    const pdok = await fakePdok()
    const ask = await (await aTestServer({ ADDRESS_BOOK: 'auto', PDOK_URL: pdok.base })).user('anna', 'Noord')
    pdok.setFault((response) => response.writeHead(503).end())
    const asked = [...addresses, { zip: '3011 AB', houseNumber: '1' }]
    const verdicts = async () => {
      const { status, body } = await ask('POST', '/delivery/v2/addresses/verdicts', { body: { addresses: asked } })
      return [status, ...listIn(recordIn(body)['verdicts']).map((verdict) => recordIn(verdict)['verdict'])]
    }
    expect(await verdicts()).toEqual([200, 'exact', 'number_differs', 'not_found', 'not_checked'])
    pdok.setFault(undefined)
    expect(await verdicts()).toEqual([200, 'exact', 'number_differs', 'not_found', 'not_found'])
    await pdok.close()
  })

  it('while the service is away, an address that is not checked keeps what it was corrected to before', async () => {
    const pdok = await fakePdok()
    const ask = await (await aTestServer({ ADDRESS_BOOK: 'auto', PDOK_URL: pdok.base })).user('anna', 'Noord')
    pdok.setFault((response) => response.writeHead(503).end())
    const rows = [{ customerName: 'Den', zip: '3011 AB', houseNumber: '5' }]
    const written = [{ row: 1, zip: '3011 AB', houseNumber: '70' }]
    const imported = await ask('POST', `/delivery/v2/projects/${await aProject(ask)}/imports`, {
      body: { mode: 'add', rows, written },
    })
    expect(imported.status).toBe(200)
    const asked = [{ zip: '3011 AB', houseNumber: '70' }]
    expect((await ask('POST', '/delivery/v2/addresses/verdicts', { body: { addresses: asked } })).body).toMatchObject({
      verdicts: [{ verdict: 'not_checked', correction: { zip: '3011 AB', houseNumber: '5', by: 'anna' } }],
    })
    await pdok.close()
  })
})
