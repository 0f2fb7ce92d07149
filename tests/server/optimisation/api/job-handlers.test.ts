import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addOrganisation } from '../../../port-suites/storage-test-kit'
import { left, right } from '../../../kit/either'
import { openJobServer } from '../open-job-server'
import { quickSolver } from '../../solver/solve-here'
import { eventually } from '../../../kit/eventually'

describe('job endpoints', () => {
  let jobServer: Awaited<ReturnType<typeof openJobServer>>
  beforeEach(async () => void (jobServer = await openJobServer()))
  afterEach(() => jobServer.close())

  it.each([
    ['a project that is not there', 'q', {}, { code: 'not_found', message: 'There is no such project.' }],
    [
      'nobody to drive',
      'p',
      { driverIds: [] },
      { code: 'invalid', details: [{ field: 'driver_ids', reason: 'Names nobody' }] },
    ],
    ['an unknown driver', 'p', { driverIds: ['x'] }, { code: 'invalid' }],
  ])('an optimisation of %s is refused at once and stores no job', async (_, project, request, refusal) => {
    await jobServer.open(jobServer.slow.solver)
    expect(left(await jobServer.requestPlan(project, request))).toMatchObject(refusal)
    expect(await jobServer.storage.read(jobServer.organisationId, ({ jobs }) => jobs.unfinished())).toEqual([])
  })

  it('a waiting job is cancelled at once and never starts', async () => {
    await jobServer.open(jobServer.slow.solver)
    const first = await jobServer.createPlanJob()
    const second = await jobServer.createPlanJob()
    await eventually(() => expect(jobServer.slow.ends.length).toBe(1))
    expect(await jobServer.cancelJob(second)).toMatchObject(E.right({ body: { state: 'cancelled' } }))
    jobServer.slow.ends[0]?.('good')
    await jobServer.expectJob(first, { state: 'done' })
    await jobServer.expectJob(second, { state: 'cancelled', result: undefined })
    expect(jobServer.slow.calls.length).toBe(1)
  })

  it('a running job is stopped with its best plan so far as its result', async () => {
    await jobServer.open(jobServer.slow.solver)
    const id = await jobServer.createPlanJob()
    await eventually(() => expect(jobServer.slow.ends.length).toBe(1))
    expect(await jobServer.cancelJob(id)).toMatchObject(
      E.right({ body: { state: 'running', message: 'Stopping.', finishedAt: undefined } }),
    )
    await jobServer.expectJob(id, { state: 'cancelled', message: '3 stops planned' })
    expect((await jobServer.job(id)).result?.document.routes.length).toBe(1)
  })

  it('the answer about a finished job is made once, and again after the job has changed', async () => {
    await jobServer.open(quickSolver)
    const id = await jobServer.createPlanJob()
    await jobServer.expectJob(id, { state: 'done' })
    const partsOf = async () => {
      const result = right(await jobServer.readJob(id))
      assert('parts' in result)
      return result.parts()
    }
    const first = await partsOf()
    expect(JSON.parse(Buffer.concat(first).toString())).toMatchObject({ job_id: id, state: 'done' })
    expect(await partsOf()).toBe(first)
    await jobServer.changeStoredJob(id, () => ({ message: 'Changed' }))
    expect(await partsOf()).not.toBe(first)
    expect(await jobServer.job(id)).toMatchObject({ state: 'done', message: 'Changed' })
  })

  it('a finished job stays done when it is cancelled', async () => {
    await jobServer.open(quickSolver)
    const id = await jobServer.createPlanJob()
    await jobServer.expectJob(id, { state: 'done' })
    const revision = (await jobServer.record(id))?.revision
    expect(await jobServer.cancelJob(id)).toMatchObject(E.right({ body: { state: 'done' } }))
    expect((await jobServer.record(id))?.revision).toBe(revision)
  })

  it('cancelling an unknown job gives not_found', async () => {
    await jobServer.open(quickSolver)
    expect(left(await jobServer.cancelJob('ghost'))).toMatchObject({ code: 'not_found' })
  })

  it('reading a job of another organisation gives not_found', async () => {
    await jobServer.open(jobServer.slow.solver)
    const id = await jobServer.createPlanJob()
    const { id: rival } = await addOrganisation(jobServer.storage, 'rival')
    expect(left(await jobServer.readJob(id, rival))).toMatchObject({ code: 'not_found' })
  })
})
