import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../kit/eventually'
import { aTestServer, type SendRequest, type TestServer } from '../test-server'
import { onBothDatabases } from './on-both-databases'
import { aProject, uploadOf, listIn, recordIn } from './request-kit'

const onTwoDays = [{ routeDay: '2026-11-23' }, { routeDay: '2026-11-23' }, { routeDay: '2026-11-24' }]

describe.each(onBothDatabases())('POST /delivery/v2/jobs/{jobId}/accept on $database', ({ environment }) => {
  let testServer: TestServer
  let ask: SendRequest
  beforeAll(async () => {
    testServer = await aTestServer(await environment())
    ask = await testServer.user('anna', 'Noord')
  })

  const aJob = async (project: string, state: string, body: object = { budget_seconds: 1 }) => {
    const started = await ask('POST', `${project}/optimize`, { body })
    const jobPath = `/delivery/v2/jobs/${String(recordIn(started.body)['job_id'])}`
    const job = await eventually(async () => {
      const found = recordIn((await ask('GET', jobPath)).body)
      expect(found['state']).toBe(state)
      return found
    })
    return { jobPath, result: recordIn(job, 'result') }
  }

  const aProposal = async (stops: ReadonlyArray<object> = onTwoDays) => {
    const project = `/delivery/v2/projects/${await aProject(ask)}`
    await ask('POST', `${project}/stops/createBulk`, uploadOf(stops))
    const { jobPath, result } = await aJob(project, 'done')
    return { project, jobPath, accept: `${jobPath}/accept`, result, base: Number(result['base_version']) }
  }

  const changesOf = async (project: string) =>
    listIn(recordIn((await ask('GET', `${project}/changes`)).body)['changes'])
  const routesOf = async (project: string) => listIn(recordIn((await ask('GET', project)).body)['routes'])
  const expectVersion = async (project: string, version: number) =>
    expect((await ask('GET', project)).headers['etag']).toBe(`"${version}"`)

  it('a proposal is stored as one change, in the words of the history', async () => {
    const { project, accept, base } = await aProposal()
    const answer = await ask('POST', accept, { body: {} })
    const [last] = await changesOf(project)
    expect(answer).toMatchObject({
      status: 200,
      body: { version: base + 1, change: { id: last?.['id'], words: last?.['words'] } },
    })
    expect(last?.['words']).toMatch(/^Optimisation accepted: 2 routes, 3 stops planned/)
    expect(answer.headers['etag']).toBe(`"${base + 1}"`)
    expect(await changesOf(project)).toHaveLength(2)
    expect(await routesOf(project)).toHaveLength(2)
  })

  it('a proposal makes the same plan and the same words by this call as by PUT', async () => {
    // Two searches may choose either of two orders that cost the same.
    const oneStopADay = [{ routeDay: '2026-11-23' }, { routeDay: '2026-11-24' }]
    const [byCall, byPut] = [await aProposal(oneStopADay), await aProposal(oneStopADay)]
    await ask('POST', byCall.accept, { body: { declined_routes: [] } })
    const { projectDocument, stopsDocument } = byPut.result
    await ask('PUT', byPut.project, {
      body: { projectDocument, stopsDocument },
      headers: { 'if-match': `"${byPut.base}"` },
    })
    const words = async (project: string) => (await changesOf(project))[0]?.['words']
    expect(await words(byCall.project)).toBe(await words(byPut.project))
    const plan = async (project: string) =>
      (await routesOf(project)).map((route) => ({
        ...route,
        activities: listIn(route['activities']).map((activity) => ({ ...activity, id: '' })),
      }))
    expect(await plan(byCall.project)).toEqual(await plan(byPut.project))
  })

  it('a part of a proposal leaves the declined routes as they are', async () => {
    const { project, accept } = await aProposal()
    const answer = await ask('POST', accept, { body: { declined_routes: ['route 1'] } })
    expect(recordIn(recordIn(answer.body), 'change')['words']).toMatch(
      /^Optimisation accepted in part: 1 route, 2 stops planned/,
    )
    expect(await routesOf(project)).toHaveLength(1)
  })

  it('a proposal of which everything is declined changes nothing, and counts as accepted', async () => {
    const { project, accept, base } = await aProposal()
    const answer = await ask('POST', accept, { body: { declined_routes: ['route 0', 'route 1'] } })
    expect(answer).toMatchObject({ status: 200, body: { version: base, change: null } })
    await expectVersion(project, base)
    expect(await ask('POST', accept, { body: {} })).toMatchObject({ status: 409, body: { code: 'already_accepted' } })
  })

  it('a proposal for an older version is refused with 412 and the current version', async () => {
    const { project, accept, base } = await aProposal()
    const [stop] = listIn((await ask('GET', `${project}/stops`)).body)
    await ask('POST', `${project}/locks`, { body: { locked: true, stop_ids: [stop?.['id']], route_indexes: [] } })
    const refused = { status: 412, body: { code: 'stale', version: base + 1 } }
    expect(await ask('POST', accept, { body: {} })).toMatchObject(refused)
    expect(await ask('POST', accept, { body: {}, headers: { 'if-match': `"${base + 1}"` } })).toMatchObject(refused)
    await expectVersion(project, base + 1)
  })

  it('an If-Match that is not the current version is refused with 412, and the proposal can still be accepted', async () => {
    const { accept, base } = await aProposal()
    const answer = await ask('POST', accept, { body: {}, headers: { 'if-match': `"${base + 5}"` } })
    expect(answer).toMatchObject({ status: 412, body: { code: 'stale', version: base } })
    expect((await ask('POST', accept, { body: {}, headers: { 'if-match': `"${base}"` } })).status).toBe(200)
  })

  it.each(['this call', 'PUT'])(
    'a proposal that was accepted by %s is refused with 409, also after an undo',
    async (by) => {
      const { project, accept, result, base } = await aProposal()
      const { projectDocument, stopsDocument } = result
      if (by === 'PUT')
        await ask('PUT', project, { body: { projectDocument, stopsDocument }, headers: { 'if-match': `"${base}"` } })
      else await ask('POST', accept, { body: {} })
      const refused = { status: 409, body: { code: 'already_accepted' } }
      expect(await ask('POST', accept, { body: {} })).toMatchObject(refused)
      const [last] = await changesOf(project)
      expect((await ask('POST', `${project}/changes/${String(last?.['id'])}/undo`)).status).toBe(200)
      expect(await ask('POST', accept, { body: {} })).toMatchObject(refused)
      await expectVersion(project, base + 2)
    },
  )

  it('a proposal that was accepted in part by PUT is refused with 409', async () => {
    const { project, accept, base } = await aProposal([{ routeDay: '2026-11-23' }])
    const { body: stopsDocument } = await ask('GET', `${project}/stops/document`)
    const answer = await ask('PUT', project, {
      body: { projectDocument: { routes: [] }, stopsDocument, declinedRoutes: ['route 0'] },
      headers: { 'if-match': `"${base}"` },
    })
    expect(answer.status).toBe(200)
    expect(await ask('POST', accept, { body: {} })).toMatchObject({ status: 409, body: { code: 'already_accepted' } })
  })

  it('a proposal is not spent by a plan of the same version that was saved by hand', async () => {
    const { project, accept, result, base } = await aProposal()
    const { projectDocument, stopsDocument } = result
    const routes = listIn(recordIn(projectDocument)['routes']).map((route) => ({ ...route, route_name: 'By hand' }))
    await ask('PUT', project, {
      body: { projectDocument: { routes }, stopsDocument },
      headers: { 'if-match': `"${base}"` },
    })
    expect(await ask('POST', accept, { body: {} })).toMatchObject({ status: 412, body: { version: base + 1 } })
  })

  it('only one of many simultaneous requests accepts a proposal', async () => {
    const { project, accept, base } = await aProposal()
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('POST', accept, { body: {} })))
    expect(answers.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([
      200, 409, 409, 409, 409,
    ])
    await expectVersion(project, base + 1)
  })

  it('of two proposals for the same version, the second is refused with 412 once the first is accepted', async () => {
    const first = await aProposal()
    const second = await aJob(first.project, 'done')
    expect((await ask('POST', first.accept, { body: {} })).status).toBe(200)
    const answer = await ask('POST', `${second.jobPath}/accept`, { body: {} })
    expect(answer).toMatchObject({ status: 412, body: { code: 'stale', version: first.base + 1 } })
  })

  it('a repeated Idempotency-Key gets the first answer again', async () => {
    const { accept, project } = await aProposal()
    const request = { body: { declined_routes: ['route 1'] }, headers: { 'idempotency-key': randomUUID() } }
    const first = await ask('POST', accept, request)
    expect(await ask('POST', accept, request)).toMatchObject({ status: 200, body: first.body })
    expect(await ask('POST', accept, { ...request, body: {} })).toMatchObject({
      status: 422,
      body: { code: 'key_used_before' },
    })
    expect(await changesOf(project)).toHaveLength(2)
  })

  it('a job that still runs has no plan to accept', async () => {
    const { project } = await aProposal()
    const { jobPath } = await aJob(project, 'running', { budget_seconds: 60 })
    expect(await ask('POST', `${jobPath}/accept`, { body: {} })).toMatchObject({
      status: 409,
      body: { code: 'no_plan' },
    })
    await ask('DELETE', jobPath)
  })

  it('an unknown job and a job of another organisation are refused with 404', async () => {
    const { accept } = await aProposal()
    const stranger = await testServer.user('bram', 'Zuid')
    const refused = { status: 404, body: { code: 'not_found', message: 'There is no such job.' } }
    expect(await stranger('POST', accept, { body: {} })).toMatchObject(refused)
    expect(await ask('POST', '/delivery/v2/jobs/ghost/accept', { body: {} })).toMatchObject(refused)
  })

  it.each([
    ['a route that the proposal does not have', { declined_routes: ['route 1', 'route 9'] }, 'declined_routes.1'],
    ['a field that the call does not know', { repairs: [] }, 'repairs'],
    ['a move without a target', { moves: [{ stop: 'x' }] }, 'moves.0.to'],
    ['a text instead of a list', { declined_routes: 'route 1' }, 'declined_routes'],
  ])('%s is refused with 422', async (_, body, field) => {
    const { project, accept, base } = await aProposal()
    const answer = await ask('POST', accept, { body })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', details: [{ field }] } })
    await expectVersion(project, base)
  })

  it('a proposal for a carrier that was removed since is refused with 422', async () => {
    const { project, accept, base } = await aProposal()
    const { storage } = testServer.dependencies
    const organisations = await storage.directory.organisations()
    const organisation = organisations.find(({ name }) => name === 'Noord')?.id ?? ''
    const removed = await storage.write(organisation, async ({ carriers }) => E.right(await carriers.remove(1)))
    expect(removed).toEqual(E.right(true))
    const answer = await ask('POST', accept, { body: { declined_routes: ['route 1'] } })
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'invalid',
        details: [{ field: 'projectDocument.routes.0.external_route_id', reason: 'There is no carrier 1' }],
      },
    })
    await expectVersion(project, base)
  })
})
