import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { optimiseProject, postRouteProblem } from '../../../../contract/optimisation'
import type { Solution } from '../../../../server/solver'
import { assemblePlan } from '../../../../src/domain/plan'
import { changePlanOf, writeOrFail } from '../../../port-suites/storage-test-kit'
import { aRouteTo } from '../../../kit/builders/route'
import { aProblemOf, aProblemStop, aVehicle } from '../../../kit/builders/problem'
import { right } from '../../../kit/either'
import { openJobServer } from '../open-job-server'
import { emptyOptimiseRequest } from '../../../kit/builders/empty-optimise-request'
import { quickSolver } from '../../solver/solve-here'
import { eventually } from '../../../kit/eventually'
import { withFields } from '../../../kit/builders/stop'

describe('runJob', () => {
  let jobServer: Awaited<ReturnType<typeof openJobServer>>
  beforeEach(async () => void (jobServer = await openJobServer()))
  afterEach(() => jobServer.close())

  it('a job is queued, runs and is done, with a proposal and a message', async () => {
    await jobServer.open(jobServer.slow.solver)
    const id = await jobServer.createPlanJob()
    await jobServer.expectJob(id, { state: 'running', startedAt: '2026-11-21T07:00:00.000Z', finishedAt: undefined })
    await eventually(() => expect(jobServer.slow.ends.length).toBe(1))
    jobServer.slow.ends[0]?.('good')
    await jobServer.expectJob(id, {
      state: 'done',
      progress: 1,
      projectId: 'p',
      message: '3 stops planned',
      finishedAt: '2026-11-21T07:00:00.000Z',
    })
    const { result, best } = await jobServer.job(id)
    expect(result?.baseVersion).toBe(2)
    expect(result?.document.routes.map(({ name, visits }) => [name, visits.length])).toEqual([['Noord', 3]])
    expect(best).toMatchObject({ planned: 3, unplanned: 0 })
    expect(jobServer.errors).toEqual([])
  })

  it('stops that the search did not come to are left out because it ended too soon', async () => {
    await jobServer.open(jobServer.slow.solver)
    const id = await jobServer.createPlanJob()
    await eventually(() => expect(jobServer.slow.ends.length).toBe(1))
    jobServer.slow.ends[0]?.('untried')
    await jobServer.expectJob(id, {
      state: 'done',
      message: '0 stops planned, 3 stops left out because the search ended too soon',
    })
  })

  it('a route with a locked stop stays as it is where no vehicle can drive it', async () => {
    const lock = { by: 'demo', at: '2026-11-20T09:15:00.000Z' }
    const [carrier] = await writeOrFail(jobServer.storage, jobServer.organisationId, async (records) => {
      await records.carriers.add('Zuid')
      const carriers = await records.carriers.all()
      await changePlanOf(records, 'p', (plan) =>
        assemblePlan(
          [aRouteTo(['a', 'b'], { day: '2026-11-23', carrierId: carriers[0]?.id })],
          [...plan.stops].map((stop) =>
            stop.facts.id === 'a'
              ? withFields(stop, { duration: 600 })
              : stop.facts.id === 'b'
                ? withFields(stop, { unknownFields: { locked: lock } })
                : stop,
          ),
          plan.unknownFields,
        ),
      )
      return carriers
    })
    await jobServer.open(quickSolver)
    const id = await jobServer.createPlanJob({ days: ['2026-11-23'] })
    await jobServer.expectJob(id, { state: 'done' })
    const { document } = (await jobServer.job(id)).result ?? {}
    const tours = document?.routes.map(({ carrierId, visits }) => [carrierId, visits.map((visit) => visit.id)])
    expect(tours?.[0]).toEqual([carrier?.id, ['a', 'b']])
    expect(tours?.[1]?.[1]).toEqual(['c'])
  })

  it('the best figures of a job include the routes that stay', async () => {
    const lock = { by: 'demo', at: '2026-11-20T09:15:00.000Z' }
    const keptRoute = { day: '2026-11-23', metres: 40_000, seconds: 3_600, unknownFields: { locked: lock } }
    await writeOrFail(jobServer.storage, jobServer.organisationId, async (records) => {
      await records.carriers.add('Zuid')
      const [carrier] = await records.carriers.all()
      await changePlanOf(records, 'p', (plan) =>
        assemblePlan([aRouteTo(['a', 'b'], { ...keptRoute, carrierId: carrier?.id })], plan.stops, plan.unknownFields),
      )
    })
    await jobServer.open(quickSolver)
    const id = await jobServer.createPlanJob({ days: ['2026-11-23'] })
    await jobServer.expectJob(id, { state: 'done' })
    const { best, result } = await jobServer.job(id)
    const routes = result?.document.routes ?? []
    expect(routes.map(({ visits }) => visits.map((visit) => visit.id))).toEqual([['a', 'b'], ['c']])
    const sum = (figureOf: (route: (typeof routes)[number]) => number | undefined) =>
      routes.reduce((total, route) => total + (figureOf(route) ?? 0), 0)
    expect(best).toMatchObject({ planned: 3, unplanned: 0, seconds: sum(({ seconds }) => seconds) })
    expect(Math.abs((best?.metres ?? 0) - sum(({ metres }) => metres))).toBeLessThan(10)
  })

  it('a problem without a project is solved', async () => {
    await jobServer.open(quickSolver)
    const id = await jobServer.createProblemJob(aProblemOf([aProblemStop('near', 10)], [aVehicle('v')]))
    await jobServer.expectJob(id, { state: 'done', projectId: undefined })
    expect((await jobServer.job(id)).result?.document.routes.length).toBe(1)
  })

  it('the solver gets the budget and the seed of the request, or 20 s and 0', async () => {
    await jobServer.open(jobServer.slow.solver)
    await jobServer.createPlanJob()
    await eventually(() => expect(jobServer.slow.calls.length).toBe(1))
    jobServer.slow.ends[0]?.('good')
    await jobServer.createPlanJob({ budgetSeconds: 60, seed: 42 })
    await eventually(() => expect(jobServer.slow.calls.length).toBe(2))
    jobServer.slow.ends[1]?.('good')
    expect(jobServer.slow.calls.map(({ budgetMs, seed }) => [budgetMs, seed])).toEqual([
      [20_000, 0],
      [60_000, 42],
    ])
  })

  it('a job plans the project as it is when the job starts, and fails with a message where no stops are left', async () => {
    await jobServer.open(jobServer.slow.solver)
    const first = await jobServer.createPlanJob()
    const second = await jobServer.createPlanJob()
    await eventually(() => expect(jobServer.slow.ends.length).toBe(1))
    await writeOrFail(jobServer.storage, jobServer.organisationId, async (records) =>
      changePlanOf(records, 'p', ({ unknownFields }) => assemblePlan([], [], unknownFields)),
    )
    jobServer.slow.ends[0]?.('good')
    await jobServer.expectJob(first, { state: 'done' })
    await jobServer.expectJob(second, { state: 'failed', message: 'There are no stops to plan.' })
  })

  it('a job fails with a message where its plan breaks a rule, and that plan is not stored', async () => {
    await jobServer.open(jobServer.slow.solver)
    const id = await jobServer.createPlanJob()
    await eventually(() => expect(jobServer.slow.ends.length).toBe(1))
    jobServer.slow.ends[0]?.('wrong')
    await jobServer.expectJob(id, {
      state: 'failed',
      message: "The optimiser's plan does not hold: stop a neither planned nor left out, and 2 more.",
      result: undefined,
    })
  })

  it('a job fails with a message where the solver throws, and the error is reported', async () => {
    await jobServer.open(jobServer.slow.solver)
    const id = await jobServer.createPlanJob()
    await eventually(() => expect(jobServer.slow.ends.length).toBe(1))
    jobServer.slow.ends[0]?.('broken')
    await jobServer.expectJob(id, { state: 'failed', message: 'The optimiser failed. Please try again.' })
    expect(jobServer.errors).toEqual([new Error('no more memory')])
  })

  it('a job fails with the message of the solver where that has no plan, and the message is reported', async () => {
    await jobServer.open(jobServer.slow.solver)
    const id = await jobServer.createPlanJob()
    await eventually(() => expect(jobServer.slow.ends.length).toBe(1))
    jobServer.slow.ends[0]?.('given up')
    await jobServer.expectJob(id, { state: 'failed', message: 'The optimiser did not answer in time.' })
    expect(jobServer.errors).toEqual([new Error('The optimiser did not answer in time.')])
  })

  it('the message of a job includes the warnings of its solution', async () => {
    await jobServer.open({
      solve: async (problem, roads, options) =>
        E.map((solution: Solution) => ({ ...solution, warnings: ['VROOM did not answer: planned by Rondrit itself'] }))(
          await quickSolver.solve(problem, roads, options),
        ),
    })
    const id = await jobServer.createPlanJob()
    await jobServer.expectJob(id, { state: 'done' })
    expect((await jobServer.job(id)).message).toBe('3 stops planned. VROOM did not answer: planned by Rondrit itself')
  })

  it('a running job publishes rising revisions, about twice a second however often the solver reports', async () => {
    await jobServer.open(jobServer.slow.solver)
    const revisions: Array<number | undefined> = []
    const id = await jobServer.createPlanJob()
    jobServer.bus.subscribe(jobServer.organisationId, `job ${id}`, (version) => revisions.push(version))
    // The third revision, that the roads are asked for, may come after the solver is asked.
    await eventually(() => expect([jobServer.slow.calls.length, (revisions.at(-1) ?? 0) >= 3]).toEqual([1, true]))
    const [options] = jobServer.slow.calls
    const before = revisions.length
    const since = performance.now()
    for (let step = 1; step <= 60; step += 1) {
      options?.onProgress({
        share: step / 100,
        best: { cost: 100 - step, metres: 1, seconds: 2, planned: 1, unplanned: 2 },
      })
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const newCount = revisions.length - before
    expect(newCount).toBeGreaterThanOrEqual(2)
    expect(newCount).toBeLessThanOrEqual(1 + (performance.now() - since) / 400)
    await jobServer.expectJob(id, {
      progress: 0.6,
      best: { cost: 40, metres: 1, seconds: 2, planned: 1, unplanned: 2 },
    })
    jobServer.slow.ends[0]?.('good')
    await jobServer.expectJob(id, { state: 'done' })
    expect(revisions).toEqual(revisions.toSorted((one, other) => (one ?? 0) - (other ?? 0)))
    expect((await jobServer.record(id))?.revision).toBe(revisions.at(-1))
  })

  it('the request codecs decode what they encode', () => {
    expect(right(optimiseProject.body.decode(optimiseProject.body.codec.encode(emptyOptimiseRequest)))).toEqual(
      emptyOptimiseRequest,
    )
    const problem = aProblemOf([aProblemStop('near', 10)], [aVehicle('v')])
    expect(right(postRouteProblem.body.decode(postRouteProblem.body.codec.encode(problem)))).toEqual(problem)
  })
})
