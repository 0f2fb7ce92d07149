import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../src/domain/parse'
import { aTestServer, type SendRequest, type TestAnswer } from '../test-server'
import { osrmStandIn } from '../travel/osrm/osrm-stand-in'
import { driverBody } from '../../kit/driver-body'
import { aProject, listIn, recordIn, uploadOf } from './request-kit'

const day = '2026-11-23'
const totalFields = [
  ['distance_m', 'extra_m'],
  ['duration_s', 'extra_s'],
  ['late_stops', 'late_stops'],
  ['late_s', 'late_s'],
  ['over', 'over'],
] as const

const openServices: (() => Promise<unknown>)[] = []
afterAll(() => Promise.all(openServices.map((close) => close())))

const roadSources = [
  { roads: 'estimated roads', source: 'estimate', environment: async () => ({}) },
  { roads: 'main roads', source: 'main', environment: async () => ({ ROADS: 'main' }) },
  {
    roads: 'an OSRM whose routes take longer than its tables say',
    source: 'osrm',
    environment: async () => {
      const osrm = await osrmStandIn({ routeFactor: 1.3 })
      openServices.push(osrm.close)
      return { OSRM_URL: osrm.url }
    },
  },
]

describe.each(roadSources)('POST /delivery/v2/projects/{id}/prices with $roads', ({ source, environment }) => {
  let ask: SendRequest
  let stranger: SendRequest
  let driver: string
  let project: string
  let stops: ReadonlyArray<string>

  beforeAll(async () => {
    const testServer = await aTestServer(await environment())
    ask = await testServer.user('anna', 'Noord')
    stranger = await testServer.user('eve', 'Elders')
    driver = String(recordIn((await ask('POST', '/delivery/v2/drivers', { body: driverBody })).body)['id'])
  })

  /** Stops 0 to 3 are on the route of carrier 1, and stops 4 and 5 are unplanned. */
  beforeEach(async () => {
    project = `/delivery/v2/projects/${await aProject(ask)}`
    const rows = [0, 1, 2, 3, 4, 5].map((index) => ({
      requestedDay: day,
      lat: 52 + index / 20,
      lng: 5,
      duration: 20,
      ...(index === 2 ? { timeSlotEarliest: '09:00', timeSlotLatest: '10:30' } : {}),
    }))
    await ask('POST', `${project}/stops/createBulk`, uploadOf(rows))
    stops = listIn((await ask('GET', `${project}/stops`)).body).map(({ id }) => String(id))
    const moves = [0, 1, 2, 3].map((index) => ({
      stop: stops[index],
      to: { external_route_id: 1, day },
      after: stops[index - 1] ?? null,
    }))
    await ask('POST', `${project}/moves`, { body: { moves } })
  })

  const price = (body: object, by = ask): Promise<TestAnswer> => by('POST', `${project}/prices`, { body })
  const undo = async (change: unknown): Promise<void> => {
    if (typeof change === 'string') await ask('POST', `${project}/changes/${change}/undo`)
  }
  const pricesIn = ({ body }: TestAnswer) => listIn(recordIn(body)['prices'])

  it('a price is what the move then changes in the totals, for every route and every place', async () => {
    for (const stop of [stops[4], stops[1]]) {
      const answer = await price({ stops: [stop], gaps: true })
      for (const line of pricesIn(answer)) {
        const to =
          typeof line['route'] === 'number'
            ? { route: line['route'] }
            : typeof line['driver_id'] === 'string'
              ? { driver_id: line['driver_id'], day }
              : null
        for (const place of [line, ...listIn(line['gaps'])]) {
          const { body } = await ask('POST', `${project}/moves`, {
            body: { moves: [{ stop, to, after: place['after'] }] },
          })
          const [before, after] = [recordIn(body, 'totals_before'), recordIn(body, 'totals_after')]
          expect(totalFields.map(([total]) => Number(after[total]) - Number(before[total]))).toEqual(
            totalFields.map(([, unknownFields]) => place[unknownFields]),
          )
          await undo(recordIn(body, 'change')['id'])
        }
      }
    }
  })

  it('the lines are the route of the day, the driver without one, and being unplanned', async () => {
    const answer = await price({ stops: [stops[4]] })
    const lines = pricesIn(answer)
    expect(new Set(lines.map(({ route, driver_id }) => driver_id ?? route))).toEqual(new Set([0, driver, null]))
    expect(lines.at(-1)).toMatchObject({ route: null, extra_m: 0, extra_s: 0, late_stops: 0 })
    expect(lines.at(-1)).not.toHaveProperty('day')
    expect(lines[0]).toMatchObject({ day, arrival: expect.stringMatching(/^2026-11-23T/) })
    expect(lines.every((line) => line['gaps'] === undefined)).toBe(true)
    expect(answer.body).toMatchObject({ roads: { source } })
    expect(answer.headers['etag']).toBe(`"${String(recordIn(answer.body)['version'])}"`)
  })

  it('another day has the drivers and carriers of that day', async () => {
    const lines = pricesIn(await price({ stops: [stops[4]], day: '2026-11-24' }))
    expect(lines.map(({ route }) => route)).toEqual(lines.map(() => null))
    expect(lines.length).toBeGreaterThanOrEqual(3)
  })

  it('a new stop is priced without being added', async () => {
    const stop = {
      customerName: 'Nieuw',
      zip: '2801 YA',
      houseNumber: '1',
      lat: 52.12,
      lng: 5,
      requestedDay: day,
      type: 'Delivery',
      priority: 'Regular',
      addressSummary: 'Lindenhof 1',
    }
    const answer = await price({ stop })
    expect(answer.status).toBe(200)
    expect(pricesIn(answer).length).toBe(3)
    expect(listIn((await ask('GET', `${project}/stops`)).body).length).toBe(6)
  })

  it('a stop of the project is priced as it would be after it is saved', async () => {
    const present = recordIn((await ask('GET', `${project}/stops/${stops[1] ?? ''}`)).body)
    const own = async (changes: object) =>
      pricesIn(await price({ stop: { ...present, addressSummary: 'Lindenhof 1', ...changes } })).find(
        ({ route }) => route === 0,
      )
    expect(Number((await own({ duration: 50 }))?.['extra_s'])).toBeGreaterThanOrEqual(1800)
  })

  it('a stop of the project is priced also where a new one would be refused', async () => {
    const present = recordIn((await ask('GET', `${project}/stops/${stops[1] ?? ''}`)).body)
    const foreign = { ...present, zip: 'B-2000', addressSummary: undefined, duration: 50 }
    expect(pricesIn(await price({ stop: foreign })).length).toBeGreaterThan(1)
    const refused = await price({ stop: { ...foreign, duration: 'long' } })
    expect(refused.status).toBe(422)
  })

  it('a break of a route is priced as it would be after it is saved', async () => {
    const [last = ''] = [stops[3]]
    const { routes } = recordIn((await ask('GET', project)).body)
    const listed = listIn((await ask('GET', `${project}/stops`)).body)
    const typed = (stop: JsonObject, type: string) => (stop['id'] === last ? { ...stop, type } : stop)
    const body = {
      projectDocument: {
        routes: listIn(routes).map((route) => ({
          ...route,
          activities: listIn(route['activities']).map((activity) => typed(activity, 'break')),
        })),
      },
      stopsDocument: Object.fromEntries(listed.map((stop) => [String(stop['id']), typed(stop, 'Break')])),
    }
    expect((await ask('PUT', project, { body })).status).toBe(200)
    const { body: stored } = await ask('GET', `${project}/stops/${last}`)
    const priceOf = (stop: object) => ask('POST', `${project}/prices`, { body: { stop, gaps: true } })
    const priced = await priceOf({ ...recordIn(stored), duration: 45 })
    expect(priced.status).toBe(200)
    const own = listIn(recordIn(priced.body)['prices']).find(({ route }) => route === 0)
    expect(listIn(own?.['gaps']).find(({ after }) => after === stops[2])).toMatchObject({ extra_s: 25 * 60 })
    const { id: _, ...added } = recordIn(stored)
    expect((await priceOf(added)).status).toBe(422)
  })

  it('a locked stop and a locked route say whose lock it is', async () => {
    await ask('POST', `${project}/locks`, { body: { locked: true, stop_ids: [], route_indexes: [0] } })
    const lines = pricesIn(await price({ stops: [stops[4]] }))
    expect(lines.find(({ route }) => route === 0)).toMatchObject({ locked: { by: 'anna' } })
    expect(lines.at(-1)).not.toHaveProperty('locked')
  })

  it.each([
    ['neither stops nor a stop', () => ({}), 422],
    ['both', () => ({ stops: [], stop: { customerName: 'x' } }), 422],
    ['an incomplete stop', () => ({ stop: { customerName: 'x' } }), 422],
    ['a stop that is not there', () => ({ stops: ['nobody'] }), 404],
    ['a day that is none', () => ({ stops: [stops[4]], day: 'someday soon' }), 422],
  ])('%s is refused', async (_, body, status) => {
    expect((await price(body())).status).toBe(status)
  })

  it('another organisation has no such project', async () => {
    expect((await price({ stops: [stops[4]] }, stranger)).status).toBe(404)
  })
})

describe('POST /delivery/v2/projects/{id}/prices of many stops', () => {
  it('others get their turn between two routes, and more than 200 stops are refused', async () => {
    const ask = await (await aTestServer()).user('anna', 'Noord')
    for (let drivers = 0; drivers < 10; drivers += 1) await ask('POST', '/delivery/v2/drivers', { body: driverBody })
    const project = `/delivery/v2/projects/${await aProject(ask)}`
    const rows = Array.from({ length: 200 }, (_, index) => ({ requestedDay: day, lat: 52 + (index % 14) / 50 }))
    await ask('POST', `${project}/stops/createBulk`, uploadOf(rows))
    const stops = listIn((await ask('GET', `${project}/stops`)).body).map(({ id }) => String(id))
    const state = { isPriced: false, longestMs: 0 }
    const start = performance.now()
    const pricing = ask('POST', `${project}/prices`, { body: { stops } }).finally(() => (state.isPriced = true))
    while (!state.isPriced) {
      const before = performance.now()
      await new Promise(setImmediate)
      state.longestMs = Math.max(state.longestMs, performance.now() - before)
    }
    expect(listIn(recordIn((await pricing).body)['prices']).length).toBeGreaterThan(10)
    expect(state.longestMs).toBeLessThan((performance.now() - start) / 2)
    const refused = await ask('POST', `${project}/prices`, { body: { stops: [...stops, stops[0]] } })
    expect(refused).toMatchObject({ status: 422, body: { details: [{ field: 'stops' }] } })
  })

  it('the answer with all places of more routes than one part of it has says the same of each route', async () => {
    const ask = await (await aTestServer()).user('anna', 'Noord')
    for (let drivers = 0; drivers < 40; drivers += 1) await ask('POST', '/delivery/v2/drivers', { body: driverBody })
    const project = `/delivery/v2/projects/${await aProject(ask)}`
    await ask('POST', `${project}/stops/createBulk`, uploadOf([{ requestedDay: day, lat: 52, lng: 5 }]))
    const stops = listIn((await ask('GET', `${project}/stops`)).body).map(({ id }) => String(id))
    const [brief, full] = [false, true].map((gaps) => ask('POST', `${project}/prices`, { body: { stops, gaps } }))
    const { prices, ...others } = recordIn((await full)?.body)
    expect(listIn(prices).length).toBeGreaterThan(40)
    const withoutPlaces = listIn(prices).map(({ gaps, ...line }) => {
      expect(gaps === undefined).toBe(line['day'] === undefined)
      return line
    })
    expect({ ...others, prices: withoutPlaces }).toEqual((await brief)?.body)
    for (const name of ['content-type', 'etag', 'cache-control', 'vary'])
      expect((await full)?.headers[name]).toBe((await brief)?.headers[name])
  })
})
