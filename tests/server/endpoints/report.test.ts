import { beforeAll, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest, type TestAnswer } from '../test-server'
import { driverBody } from '../../kit/driver-body'
import { aProject, listIn, recordIn, uploadOf } from './request-kit'

const [monday, tuesday] = ['2026-11-23', '2026-11-24']

describe('GET /delivery/v1/projects/{id}/downloadReport', () => {
  let ask: SendRequest
  let stranger: SendRequest
  let driver: string
  let idleDriver: string
  let report: string

  const addDriver = async (): Promise<string> =>
    String(recordIn((await ask('POST', '/delivery/v2/drivers', { body: driverBody })).body)['id'])

  /** Route 0 is the driver's on Monday, and route 1 a carrier's on Tuesday, when a stop has no route. */
  beforeAll(async () => {
    const testServer = await aTestServer()
    ask = await testServer.user('anna', 'Noord')
    stranger = await testServer.user('eve', 'Elders')
    driver = await addDriver()
    idleDriver = await addDriver()
    const id = await aProject(ask)
    const project = `/delivery/v2/projects/${id}`
    report = `/delivery/v1/projects/${id}/downloadReport`
    await ask('POST', `${project}/stops/createBulk`, uploadOf([{}, {}, { requestedDay: tuesday }]))
    const stops = listIn((await ask('GET', `${project}/stops`)).body).map((stop) => String(stop['id']))
    const moves = [
      { stop: stops[0], to: { driver_id: driver, day: monday } },
      { stop: stops[1], to: { external_route_id: 1, day: tuesday } },
    ]
    await ask('POST', `${project}/moves`, { body: { moves } })
  })

  const outlineOf = ({ text }: TestAnswer) =>
    Array.from(text.matchAll(/\/Title \(([^)]*)\)/g), ([, title = '']) => title).filter((title) => title !== 'Week 48')
  const reportOf = async (query: string) => outlineOf(await ask('GET', `${report}${query}`))
  const refusalOf = async (query: string) => {
    const { status, body } = await ask('GET', `${report}${query}`)
    const { code, details } = recordIn(body)
    return { status, code, details }
  }

  it('the report of the whole project has every route and the unplanned stops', async () => {
    expect(await reportOf('')).toHaveLength(4)
  })

  it('day, route and driver_id leave out everything else', async () => {
    const [cover, first, second, unplanned] = await reportOf('')
    expect(await reportOf(`?day=${monday}`)).toEqual([cover, first])
    expect(await reportOf(`?day=${tuesday}`)).toEqual([cover, second, unplanned])
    expect(await reportOf('?route=1')).toEqual([cover, second])
    expect(await reportOf(`?driver_id=${driver}`)).toEqual([cover, first])
    expect(await reportOf(`?day=${tuesday}&route=1`)).toEqual([cover, second])
  })

  it('a value that the project has nothing of is refused in words', async () => {
    expect(await refusalOf('?day=2026-11-30')).toEqual({
      status: 422,
      code: 'invalid',
      details: [{ field: 'day', reason: 'No route or stop of this project is on Ma 30-11' }],
    })
    expect((await refusalOf('?route=7')).details).toEqual([
      { field: 'route', reason: 'There is no route with index 7 in this project' },
    ])
    expect((await refusalOf('?driver_id=nobody')).details).toEqual([
      { field: 'driver_id', reason: 'There is no such driver' },
    ])
    expect((await refusalOf(`?driver_id=${idleDriver}&route=9`)).details).toEqual([
      { field: 'route', reason: 'There is no route with index 9 in this project' },
      { field: 'driver_id', reason: 'This driver has no route in this project' },
    ])
  })

  it('values that no route has together are refused', async () => {
    expect(await refusalOf(`?day=${monday}&route=1`)).toEqual({
      status: 422,
      code: 'invalid',
      details: [{ field: '', reason: 'No route of this project fits all of day, route and driver_id' }],
    })
  })

  it.each([
    ['day', '31-11-2026'],
    ['route', '-1'],
    ['route', '1.5'],
    ['driver_id', '..'],
  ])('a %s of another form is refused: %s', async (field, value) => {
    const { status, details } = await refusalOf(`?${field}=${value}`)
    expect(status).toBe(422)
    expect(listIn(details)[0]?.['field']).toBe(field)
  })

  it('the report of another organisation cannot be had', async () => {
    expect((await stranger('GET', `${report}?route=0`)).status).toBe(404)
  })
})
