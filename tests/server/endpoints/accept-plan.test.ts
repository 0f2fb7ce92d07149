import { beforeAll, describe, expect, it } from 'vitest'
import * as E from 'fp-ts/Either'
import { aTestServer, type SendRequest, type TestServer } from '../test-server'
import { aProject, uploadOf, listIn, recordIn } from './request-kit'
import { eventually } from '../../kit/eventually'

describe('PUT project with the plan of a job', () => {
  let testServer: TestServer
  let ask: SendRequest
  beforeAll(async () => {
    testServer = await aTestServer()
    ask = await testServer.user('anna', 'Noord')
  })

  /** A project of three stops, and the result of a job. */
  const aProposal = async (stops: ReadonlyArray<object> = [{}, {}, {}]) => {
    const id = await aProject(ask)
    const project = `/delivery/v2/projects/${id}`
    await ask('POST', `${project}/stops/createBulk`, uploadOf(stops))
    const { body } = await ask('POST', `${project}/optimize`, { body: { budget_seconds: 1 } })
    const jobId = String(recordIn(body)['job_id'])
    const job = await eventually(async () => {
      const foundJob = recordIn((await ask('GET', `/delivery/v2/jobs/${jobId}`)).body)
      expect(foundJob['state']).toBe('done')
      return foundJob
    })
    const result = recordIn(job, 'result')
    const document = recordIn(result, 'projectDocument')
    return { project, jobId, job, result, document }
  }

  const savePlan = async (project: string, version: unknown, body: object): Promise<unknown> => {
    const answer = await ask('PUT', project, { body, headers: { 'if-match': `"${String(version)}"` } })
    expect(answer.status).toBe(200)
    const [last] = listIn(recordIn((await ask('GET', `${project}/changes`)).body)['changes'])
    return last?.['words']
  }

  it('saving the unchanged plan accepts it', async () => {
    const { project, result, document } = await aProposal()
    const { base_version: version, stopsDocument } = result
    const message = await savePlan(project, version, { projectDocument: document, stopsDocument })
    expect(message).toMatch(/^Optimisation accepted: \d routes?, 3 stops planned/)
  })

  it('the unplanned count of a job agrees with its message, and includes stops outside the problem', async () => {
    const { job, result } = await aProposal([{}, { demand: 60 }, { lat: undefined, lng: undefined, zip: '0000 XX' }])
    expect(job['message']).toBe('1 stop planned, 2 stops left out')
    expect(job['best']).toMatchObject({ planned: 1, unplanned: 2 })
    expect(listIn(result['unplanned'])).toHaveLength(2)
  })

  it('saving the plan without its declined routes accepts it in part', async () => {
    const onDays = [{ routeDay: '2026-11-23' }, { routeDay: '2026-11-23' }, { routeDay: '2026-11-24' }]
    const { project, result, document } = await aProposal(onDays)
    const { base_version: version, stopsDocument } = result
    const routes = listIn(document['routes'])
    expect(routes).toHaveLength(2)
    const stops = Object.entries(recordIn(stopsDocument)).map(([key, stop]) => {
      const stopFields = recordIn(stop)
      return [
        key,
        stopFields['routeDay'] === '2026-11-24' ? { ...stopFields, isOptimized: false } : stopFields,
      ] as const
    })
    const part = {
      projectDocument: { ...document, routes: routes.slice(0, 1) },
      stopsDocument: Object.fromEntries(stops),
    }
    const message = await savePlan(project, version, { ...part, declinedRoutes: ['route 1'] })
    expect(message).toMatch(/^Optimisation accepted in part: 1 route, \d stops? planned/)
  })

  it('saving a part without declinedRoutes counts as a plan made by hand', async () => {
    const { project, result, document } = await aProposal([{ routeDay: '2026-11-23' }, { routeDay: '2026-11-24' }])
    const { base_version: version, stopsDocument } = result
    const part = { ...document, routes: listIn(document['routes']).slice(0, 1) }
    expect(await savePlan(project, version, { projectDocument: part, stopsDocument })).toMatch(/^Plan saved/)
  })

  it('saving a changed plan counts as a plan made by hand', async () => {
    const { project, result, document } = await aProposal()
    const { base_version: version, stopsDocument } = result
    const routes = listIn(document['routes']).map((route) => ({ ...route, route_name: 'By hand' }))
    const message = await savePlan(project, version, { projectDocument: { ...document, routes }, stopsDocument })
    expect(message).toMatch(/^Plan saved: \d routes?, 3 stops planned/)
  })

  it('an accepted plan gives unplanned stops their reasons until it is undone', async () => {
    const { project, result, document } = await aProposal([{}, { demand: 60, routeDay: '2026-11-23' }, { demand: 51 }])
    const reasons = async () =>
      listIn((await ask('GET', `${project}/stops`)).body).map(({ unplannedReason }) => unplannedReason)
    expect(await reasons()).toEqual([undefined, undefined, undefined])
    const { base_version: version, stopsDocument } = result
    await savePlan(project, version, { projectDocument: document, stopsDocument })
    const acceptedReasons = [
      undefined,
      'Too much load for the vehicle by 11 with Noord on Ma 23-11',
      expect.stringMatching(/by 2 with/),
    ]
    expect(await reasons()).toEqual(acceptedReasons)
    await ask('POST', `${project}/optimize`, { body: { budget_seconds: 1, days: ['2026-11-23'] } })
    expect(await reasons()).toEqual(acceptedReasons)
    const [last] = listIn(recordIn((await ask('GET', `${project}/changes`)).body)['changes'])
    expect((await ask('POST', `${project}/changes/${String(last?.['id'])}/undo`)).status).toBe(200)
    expect(await reasons()).toEqual([undefined, undefined, undefined])
  })

  it('a damaged result of a job gives 500 and changes nothing', async () => {
    const { project, jobId, result, document } = await aProposal()
    const [organisation] = await testServer.dependencies.storage.directory.organisations()
    await testServer.dependencies.storage.write(organisation?.id ?? '', async ({ jobs }) => {
      const job = await jobs.find(jobId)
      return E.right(job && (await jobs.save({ ...job, result: '{"routes":"torn"}' })))
    })
    expect((await ask('GET', `/delivery/v2/jobs/${jobId}`)).status).toBe(500)
    const { base_version: version, stopsDocument } = result
    const answer = await ask('PUT', project, {
      body: { projectDocument: document, stopsDocument },
      headers: { 'if-match': `"${String(version)}"` },
    })
    expect(answer.status).toBe(500)
    expect((await ask('GET', project)).body).toMatchObject({ version })
  })
})
