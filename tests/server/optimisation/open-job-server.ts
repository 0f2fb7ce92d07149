import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as E from 'fp-ts/Either'
import { expect } from 'vitest'
import type { Refusal } from '../../../contract'
import type { Job } from '../../../contract/optimisation'
import { inProcessBus } from '../../../server/events'
import { openQueue, type Queue } from '../../../server/optimisation/queue'
import { estimatedTravel } from '../../../server/travel'
import { askForPlan, askForSolution, lookAtJob, stopJob, type Workplace } from '../../../server/optimisation'
import type { CallResult } from '../../../server/http'
import { openStorage, type JobRecord, type Records } from '../../../server/storage'
import { assemblePlan } from '../../../src/domain/plan'
import type { RouteProblem } from '../../../src/domain/problem'
import { aCreationInfo, changePlanOf, addOrganisation, writeOrFail } from '../../port-suites/storage-test-kit'
import { plainFacts } from '../../kit/arbitraries/stop'
import { right } from '../../kit/either'
import { emptyOptimiseRequest } from '../../kit/builders/empty-optimise-request'
import { aSlowSolver } from './slow-solver'
import { aDesk, workHere } from './start-worker'
import { eventually } from '../../kit/eventually'

const now = (): Date => new Date('2026-11-21T07:00:00Z')

const bodyOf = <A>(told: CallResult<A>): A => {
  if (!('body' in told)) throw new Error('Told as a text.')
  return told.body
}

/**
 * An embedded server with one project of three stops, one carrier and a worker, which waits for the test where it is
 * `slow`.
 */
export const openShop = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rondrit-job-'))
  const storage = await openStorage({ dataDir: folder, databaseUrl: undefined })
  const bus = inProcessBus()
  const accidents: unknown[] = []
  const onAccident = (error: unknown): void => void accidents.push(error)
  const { id: depot } = await addOrganisation(storage, 'depot')
  await writeOrFail(storage, depot, async (records) => {
    await records.carriers.add('Noord')
    await records.projects.add(aCreationInfo('p'))
    await changePlanOf(records, 'p', (plan) =>
      assemblePlan(
        [],
        ['a', 'b', 'c'].map((id) => ({ ...plainFacts, id })),
        plan.extra,
      ),
    )
  })

  let made = 0
  let queue: Queue | undefined
  const open = async (optimiser: Workplace['optimiser'], travel = estimatedTravel): Promise<Queue> => {
    queue = await openQueue({ databaseUrl: undefined, storage, bus, now, onAccident, onWarning: onAccident })
    await workHere({ storage, bus, queue, now, optimiser, onAccident, travel })
    return queue
  }
  const desk = () => {
    if (queue === undefined) throw new Error('The shop is closed.')
    return aDesk({ bus, queue, now, newId: () => `job ${(made += 1)}`, onAccident })
  }

  const asking = (organisation = depot) => ({
    from: '',
    signal: new AbortController().signal,
    expected: undefined,
    query: {},
    who: { organisation, userId: 'u', username: 'm.visser' },
  })
  const ask = <A>(use: (records: Records) => Promise<E.Either<Refusal, A>>) => storage.write(depot, use)

  const plan = (project = 'p', body = {}) =>
    ask(async (records) =>
      askForPlan(desk())({ ...asking(), parameters: { id: project }, body: { ...emptyOptimiseRequest, ...body } }, records),
    )
  const look = (jobId: string, organisation = depot) =>
    storage.read(organisation, (records) =>
      lookAtJob({ ...asking(organisation), parameters: { jobId }, body: {} }, records),
    )
  const job = async (jobId: string): Promise<Job> => bodyOf(right(await look(jobId)))

  return {
    storage,
    bus,
    depot,
    accidents,
    open,
    slow: aSlowSolver(),
    plan,
    look,
    job,
    planned: async (body = {}): Promise<string> => bodyOf(right(await plan('p', body))).jobId,
    solution: async (body: RouteProblem): Promise<string> =>
      bodyOf(right(await ask((records) => askForSolution(desk())({ ...asking(), parameters: {}, body }, records))))
        .jobId,
    stop: (jobId: string) =>
      ask((records) => stopJob(desk())({ ...asking(), parameters: { jobId }, body: {} }, records)),
    becomes: (jobId: string, like: Partial<Job>) =>
      eventually(async () => expect(await job(jobId)).toMatchObject(like)),
    record: (jobId: string): Promise<JobRecord | undefined> => storage.read(depot, ({ jobs }) => jobs.find(jobId)),
    /** Changes the stored job without telling its worker. */
    tamper: (jobId: string, changes: (job: JobRecord) => Partial<JobRecord>) =>
      writeOrFail(storage, depot, async ({ jobs }) => {
        const found = await jobs.find(jobId)
        if (found !== undefined) await jobs.save({ ...found, ...changes(found), revision: found.revision + 1 })
      }),
    close: async (): Promise<void> => {
      await queue?.close()
      await storage.close()
      await rm(folder, { recursive: true })
    },
  }
}
