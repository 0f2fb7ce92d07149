import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../kit/eventually'
import { aTestServer, type SendRequest } from '../test-server'
import { onBothDatabases } from './on-both-databases'
import { aProject, listIn, recordIn, uploadOf } from './request-kit'

const [monday, tuesday] = ['2026-11-23', '2026-11-24']

describe.each(onBothDatabases())('accepting a proposal after edits on $database', ({ environment }) => {
  let ask: SendRequest
  let colleague: SendRequest
  let project: string
  let accept: string
  let base: number
  let stops: ReadonlyArray<string>
  beforeAll(async () => {
    const testServer = await aTestServer(await environment())
    ask = await testServer.user('anna', 'Noord')
    colleague = await testServer.user('cor', 'Noord')
  })
  /** Stop 0 is on a route of Monday, 1 on one of Tuesday; the proposal adds 2 to the first and 3 to the second. */
  beforeEach(async () => {
    project = `/delivery/v2/projects/${await aProject(ask)}`
    const days = [monday, tuesday, monday, tuesday, '2026-11-25']
    await ask('POST', `${project}/stops/createBulk`, uploadOf(days.map((routeDay) => ({ routeDay }))))
    stops = listIn((await ask('GET', `${project}/stops`)).body).map(({ id }) => String(id))
    await move(0, monday)
    await move(1, tuesday)
    await optimise([monday, tuesday])
  })
  const optimise = async (days: ReadonlyArray<string>) => {
    const { body } = await ask('POST', `${project}/optimize`, { body: { budget_seconds: 1, days } })
    const job = `/delivery/v2/jobs/${String(recordIn(body)['job_id'])}`
    accept = `${job}/accept`
    base = Number((await resultOf(job))['base_version'])
  }
  const resultOf = (job: string) =>
    eventually(async () => {
      const found = recordIn((await ask('GET', job)).body)
      expect(found['state']).toBe('done')
      return recordIn(found, 'result')
    })
  const stop = (index: number): string => stops[index] ?? ''
  const move = (index: number, day: string | null, by = ask) =>
    by('POST', `${project}/moves`, {
      body: { moves: [{ stop: stop(index), to: day === null ? null : { external_route_id: 1, day } }] },
    })
  const visits = async () =>
    Object.fromEntries(
      listIn(recordIn((await ask('GET', project)).body)['routes']).map((route) => [
        String(route['route_day'] ?? route['day']),
        listIn(route['activities'])
          .flatMap(({ id }) => (stops.includes(String(id)) ? [stops.indexOf(String(id))] : []))
          .toSorted((one, other) => one - other),
      ]),
    )
  const changes = async () => listIn(recordIn((await ask('GET', `${project}/changes`)).body)['changes'])
  const version = async () => Number(recordIn((await ask('GET', project)).body)['version'])

  it('a proposal is accepted where no later change affects what it changes, and later changes stay', async () => {
    await colleague('PATCH', `${project}/stops/${stop(4)}`, { body: { set: { notes: 'Bel' }, was: {} } })
    await move(4, '2026-11-25', colleague)
    const answer = await ask('POST', accept, { body: {} })
    expect(answer).toMatchObject({ status: 200, body: { version: base + 3 } })
    expect(Object.values(await visits())).toEqual([[0, 2], [1, 3], [4]])
    expect((await ask('GET', `${project}/stops/${stop(4)}`)).body).toMatchObject({ notes: 'Bel', isPlanned: true })
    const [last] = await changes()
    expect(last?.['words']).toMatch(/^Optimisation accepted: 3 routes, 5 stops planned/)
    await ask('POST', `${project}/changes/${String(last?.['id'])}/undo`)
    expect(Object.values(await visits())).toEqual([[0], [1], [4]])
  })

  it('a proposal is refused with the keys of the routes that others touched, and lands without them', async () => {
    await move(3, tuesday, colleague)
    const refused = await ask('POST', accept, { body: {} })
    expect(refused).toMatchObject({ status: 412, body: { code: 'stale', version: base + 1, touched: ['route 1'] } })
    expect(await version()).toBe(base + 1)
    const answer = await ask('POST', accept, { body: { declined_routes: ['route 1'] } })
    expect(answer).toMatchObject({ status: 200, body: { version: base + 2 } })
    expect(Object.values(await visits())).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect((await changes())[0]?.['words']).toMatch(/^Optimisation accepted in part/)
    expect(await ask('POST', accept, { body: {} })).toMatchObject({ status: 409, body: { code: 'already_accepted' } })
  })

  it('a key that no route ever had is refused, and nothing is accepted', async () => {
    await move(4, '2026-11-25', colleague)
    const refused = await ask('POST', accept, { body: { declined_routes: ['route 0', 'route 01', 'gone 9'] } })
    expect(refused).toMatchObject({
      status: 422,
      body: { details: [{ field: 'declined_routes.1' }, { field: 'declined_routes.2' }] },
    })
    expect(await version()).toBe(base + 1)
  })

  it('a stop that was deleted since does not come back', async () => {
    await colleague('DELETE', `${project}/stops/${stop(2)}`)
    expect(await ask('POST', accept, { body: {} })).toMatchObject({ status: 412, body: { touched: ['route 0'] } })
    expect((await ask('POST', accept, { body: { declined_routes: ['route 0'] } })).status).toBe(200)
    expect(Object.values(await visits())).toEqual([[0], [1, 3]])
    expect((await ask('GET', `${project}/stops/${stop(2)}`)).status).toBe(404)
  })

  it('a route that the proposal leaves as it is may be touched', async () => {
    await optimise([monday])
    await move(3, tuesday, colleague)
    await colleague('POST', `${project}/locks`, { body: { locked: true, stop_ids: [], route_indexes: [1] } })
    expect((await ask('POST', accept, { body: {} })).status).toBe(200)
    expect(Object.values(await visits())).toEqual([
      [0, 2],
      [1, 3],
    ])
  })

  it('a locked route is touched', async () => {
    await colleague('POST', `${project}/locks`, { body: { locked: true, stop_ids: [], route_indexes: [0] } })
    expect(await ask('POST', accept, { body: {} })).toMatchObject({ status: 412, body: { touched: ['route 0'] } })
  })

  it('an If-Match of the version that the proposal was made for is refused', async () => {
    await move(4, '2026-11-25', colleague)
    const refused = await ask('POST', accept, { body: {}, headers: { 'if-match': `"${base}"` } })
    expect(refused).toMatchObject({ status: 412, body: { code: 'stale', version: base + 1 } })
    expect(recordIn(refused.body)).not.toHaveProperty('touched')
  })
})
