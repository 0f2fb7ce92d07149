import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../kit/eventually'
import { aTestServer, type SendRequest } from '../test-server'
import { onBothDatabases } from './on-both-databases'
import { aProject, listIn, recordIn, uploadOf } from './request-kit'

const day = '2026-11-23'

/** The fourth is too much for any vehicle. */
const rows = [{}, {}, {}, { demand: 60 }].map((row) => ({ routeDay: day, ...row }))

describe.each(onBothDatabases())('repairs as moves on $database', ({ environment }) => {
  let ask: SendRequest
  let project: string
  let accept: string
  let result: Readonly<Record<string, unknown>>
  let stops: ReadonlyArray<string>
  beforeAll(async () => {
    ask = await (await aTestServer(await environment())).user('anna', 'Noord')
  })
  beforeEach(async () => {
    project = `/delivery/v2/projects/${await aProject(ask)}`
    await ask('POST', `${project}/stops/createBulk`, uploadOf(rows))
    stops = listIn((await ask('GET', `${project}/stops`)).body).map(({ id }) => String(id))
    const { body } = await ask('POST', `${project}/optimize`, { body: { budget_seconds: 1 } })
    const job = `/delivery/v2/jobs/${String(recordIn(body)['job_id'])}`
    accept = `${job}/accept`
    result = await resultOf(job)
  })
  const resultOf = (job: string) =>
    eventually(async () => {
      const found = recordIn((await ask('GET', job)).body)
      expect(found['state']).toBe('done')
      return recordIn(found, 'result')
    })
  const heavy = () => stops[3] ?? ''
  const visits = async () =>
    listIn(recordIn((await ask('GET', project)).body)['routes']).map(({ activities }) =>
      listIn(activities)
        .map(({ id }) => String(id))
        .slice(1, -1),
    )
  const repairs = () => listIn(listIn(result['unplanned'])[0]?.['repairs'])
  const version = async () => Number(recordIn((await ask('GET', project)).body)['version'])
  const changes = async () => listIn(recordIn((await ask('GET', `${project}/changes`)).body)['changes'])

  it('a repair that is only a stop on a route has its moves, and one that needs more has none', () => {
    expect(repairs()).toMatchObject([
      {
        words: expect.stringMatching(/room for 1\d more$/),
        moves: [{ stop: heavy(), to: { external_route_id: 1, day }, from: null }],
      },
      { words: expect.stringMatching(/^A further vehicle/), needs: ['vehicle'] },
    ])
    expect(repairs()[0]).not.toHaveProperty('needs')
    expect(repairs()[1]).not.toHaveProperty('moves')
  })

  it('a proposal is accepted with a repair as one change with one undo', async () => {
    const base = await version()
    const [repair] = repairs()
    const answer = await ask('POST', accept, { body: { moves: repair?.['moves'] } })
    expect(answer).toMatchObject({ status: 200, body: { version: base + 1 } })
    const [[...visited] = []] = await visits()
    expect(visited.toSorted()).toEqual(stops.toSorted())
    const [move] = listIn(repair?.['moves'])
    expect(visited.indexOf(heavy())).toBe(visited.indexOf(String(move?.['after'])) + 1)
    const [last] = await changes()
    expect(last?.['words']).toMatch(/^Optimisation accepted: 1 route, 4 stops planned/)
    await ask('POST', `${project}/changes/${String(last?.['id'])}/undo`)
    expect(await visits()).toEqual([])
  })

  it('a route that gets the stop of a repair has its times and its length, as a recalculation finds them', async () => {
    await ask('POST', accept, { body: { moves: repairs()[0]?.['moves'] } })
    const route = async () => listIn(recordIn((await ask('GET', project)).body)['routes'])[0] ?? {}
    const repaired = await route()
    const visited = listIn(repaired['activities']).slice(1)
    expect(visited.filter(({ arrival }) => typeof arrival !== 'string')).toEqual([])
    const utils = project.replace('/projects/', '/utils/projects/')
    expect((await ask('POST', `${utils}/routes/0/recalculateRoute`)).status).toBe(200)
    expect(await route()).toEqual(repaired)
  })

  it('the moves of a stop that stayed unplanned are sent as they stand on it', async () => {
    await ask('POST', accept, { body: {} })
    const { body: stop } = await ask('GET', `${project}/stops/${heavy()}`)
    const { unplannedRepairs, unplannedMoves } = recordIn(stop)
    expect(unplannedRepairs).toHaveLength(2)
    expect(unplannedMoves).toEqual([repairs()[0]?.['moves'], null])
    const moves = Array.isArray(unplannedMoves) ? unplannedMoves[0] : undefined
    const { status, body } = await ask('POST', `${project}/moves`, { body: { moves } })
    expect([status, recordIn(recordIn(body)['totals_after'])['unplanned']]).toEqual([200, 0])
    const again = await ask('POST', `${project}/moves`, { body: { moves } })
    expect(again).toMatchObject({ status: 409, body: { code: 'moved_meanwhile' } })
  })

  it('moves that do not fit the accepted plan are refused, and nothing is accepted', async () => {
    const base = await version()
    const planned = { stop: stops[0], to: null, from: null }
    expect(await ask('POST', accept, { body: { moves: [planned] } })).toMatchObject({
      status: 409,
      body: { code: 'moved_meanwhile', details: [{ stop: stops[0], route: 0 }] },
    })
    const nowhere = { stop: heavy(), to: { route: 7 } }
    expect((await ask('POST', accept, { body: { moves: [nowhere] } })).status).toBe(404)
    expect(await version()).toBe(base)
    expect((await ask('POST', accept, { body: {} })).status).toBe(200)
  })

  it('a repair of a declined route is refused', async () => {
    const moves = repairs()[0]?.['moves']
    const refused = await ask('POST', accept, { body: { declined_routes: ['route 0'], moves } })
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid', details: [{ field: 'moves' }] } })
  })
})
