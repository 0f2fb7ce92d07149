import { beforeAll, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest } from '../test-server'
import { aPlannedProject, plannedDay } from './a-planned-project'
import { listIn, recordIn } from './request-kit'

describe('GET /delivery/v2/projects/{id}/export', () => {
  let ask: SendRequest
  let stranger: SendRequest
  let planned: Awaited<ReturnType<typeof aPlannedProject>>
  beforeAll(async () => {
    const testServer = await aTestServer()
    ask = await testServer.user('anna', 'Noord')
    stranger = await testServer.user('eve', 'Elders')
    planned = await aPlannedProject(ask, {
      rows: [{ customerName: 'Ahorn' }, { customerName: 'Beuk' }, { customerName: 'Cipres', routeDay: '2026-11-24' }],
      planned: 2,
    })
  })
  const download = (query: string, by = ask) => by('GET', `${planned.project}/export?${query}`)

  it.each([
    ['csv', 'text/csv; charset=utf-8'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['geojson', 'application/geo+json'],
    ['gpx', 'application/gpx+xml'],
  ])('%s is sent as a file with its own type and name', async (format, mediaType) => {
    const { status, headers, text } = await download(`format=${format}`)
    const id = planned.project.split('/').at(-1)
    expect([status, headers['content-type']]).toEqual([200, mediaType])
    expect(headers['content-disposition']).toBe(`attachment; filename="stops_${id}.${format}"`)
    expect(text.length).toBeGreaterThan(400)
  })

  it('the stops stand route by route, with route, number and arrival', async () => {
    const [header = '', ...lines] = (await download('format=csv')).text.trimEnd().split('\r\n')
    expect(header.startsWith('\uFEFFReference;Customer name;')).toBe(true)
    expect(header.endsWith(';Route;Driver;Trip;Stop number;Arrival')).toBe(true)
    expect(lines.map((line) => line.split(';')[1])).toEqual(['Ahorn', 'Beuk', 'Cipres'])
    expect(lines[1]).toMatch(/;20;2026-11-23 \d\d:\d\d$/)
    expect(lines[2]).toMatch(/;;;;$/)
    const [route] = await planned.routes()
    const arrival = new Date(String(listIn(route?.['activities'])[2]?.['arrival']))
    const clock = arrival.toLocaleTimeString('nl-NL', {
      timeZone: 'Europe/Amsterdam',
      hour: '2-digit',
      minute: '2-digit',
    })
    expect(lines[1]?.endsWith(`2026-11-23 ${clock}`)).toBe(true)
  })

  it('day, route and driver choose a part, as for the report', async () => {
    const namesOf = async (query: string) =>
      listIn(recordIn(JSON.parse((await download(`format=geojson&${query}`)).text))['features']).flatMap((feature) => {
        const name = recordIn(feature, 'properties')['Customer name']
        return name === undefined ? [] : [name]
      })
    expect(await namesOf(`day=${plannedDay}`)).toEqual(['Ahorn', 'Beuk'])
    expect(await namesOf('day=2026-11-24')).toEqual(['Cipres'])
    expect(await namesOf('route=0')).toEqual(['Ahorn', 'Beuk'])
    expect(await download('format=csv&route=7')).toMatchObject({ status: 422, body: { details: [{ field: 'route' }] } })
    expect((await download('format=csv&driver_id=nobody')).status).toBe(422)
  })

  it('no format or another one, and a project of another organisation, are refused', async () => {
    expect(await download('')).toMatchObject({ status: 422, body: { details: [{ field: 'format' }] } })
    expect(await download('format=ods')).toMatchObject({ status: 422, body: { details: [{ field: 'format' }] } })
    expect((await download('format=csv', stranger)).status).toBe(404)
  })
})
