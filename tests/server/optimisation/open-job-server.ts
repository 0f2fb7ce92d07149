import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as E from 'fp-ts/Either'
import { expect } from 'vitest'
import type { Refusal } from '../../../contract'
import { readJob } from '../../../contract/optimisation'
import { inProcessBus } from '../../../server/events'
import { openQueue } from '../../../server/optimisation/queue/open-queue'
import type { Queue } from '../../../server/optimisation/queue/queue'
import { estimatedTravel } from '../../../server/travel'
import {
  requestOptimisation,
  requestSolution,
  readJobStatus,
  cancelUnfinishedJob,
  type JobRunnerPorts,
} from '../../../server/optimisation'
import type { CallResult } from '../../../server/http'
import { openStorage, type JobRecord, type Records } from '../../../server/storage'
import { assemblePlan } from '../../../src/domain/plan'
import type { RouteProblem } from '../../../src/domain/problem'
import { aCreationInfo, changePlanOf, addOrganisation, writeOrFail } from '../../port-suites/storage-test-kit'
import { right } from '../../kit/either'
import { emptyOptimiseRequest } from '../../kit/builders/empty-optimise-request'
import { aSlowSolver } from './slow-solver'
import { requestPorts, runJobsHere } from './start-worker'
import { eventually } from '../../kit/eventually'
import type { Job } from '../../../src/domain/optimisation'
import { aStopCalled } from '../../kit/builders/plan'

const now = (): Date => new Date('2026-11-21T07:00:00Z')

const bodyOf = <A>(result: CallResult<A>): A => {
  if (!('body' in result)) throw new Error('The result has no body.')
  return result.body
}

/**
 * An embedded server with one project of three stops, one carrier and a worker, which waits for the test where it is
 * `slow`.
 */
export const openJobServer = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rondrit-job-'))
  const storage = await openStorage({ dataDir: folder, databaseUrl: undefined })
  const bus = inProcessBus()
  const errors: unknown[] = []
  const onError = (error: unknown): void => void errors.push(error)
  const { id: organisationId } = await addOrganisation(storage, 'depot')
  await writeOrFail(storage, organisationId, async (records) => {
    await records.carriers.add('Noord')
    await records.projects.add(aCreationInfo('p'))
    await changePlanOf(records, 'p', (plan) =>
      assemblePlan(
        [],
        ['a', 'b', 'c'].map((id) => aStopCalled(id)),
        plan.unknownFields,
      ),
    )
  })

  let createdCount = 0
  let queue: Queue | undefined
  const open = async (solver: JobRunnerPorts['solver'], travel = estimatedTravel): Promise<Queue> => {
    queue = await openQueue({ databaseUrl: undefined, storage, bus, now, onError, onWarning: onError })
    await runJobsHere({ storage, bus, queue, now, solver, onError, travel })
    return queue
  }
  const ports = () => {
    if (queue === undefined) throw new Error('No queue was opened.')
    return requestPorts({ bus, queue, now, newId: () => `job ${(createdCount += 1)}`, onError })
  }

  const requestOf = (organisation = organisationId) => ({
    clientAddress: '',
    userAgent: undefined,
    signal: new AbortController().signal,
    ifMatchVersions: undefined,
    query: {},
    user: {
      organisation,
      userId: 'u',
      username: 'm.visser',
      keyHash: 'k',
      keyKind: 'session' as const,
      role: 'dispatcher' as const,
    },
  })
  const write = <A>(use: (records: Records) => Promise<E.Either<Refusal, A>>) => storage.write(organisationId, use)

  const requestPlan = (project = 'p', body = {}) =>
    write(async (records) =>
      requestOptimisation(ports())(
        { ...requestOf(), parameters: { id: project }, body: { ...emptyOptimiseRequest, ...body } },
        records,
      ),
    )
  const readStatus = readJobStatus()
  const read = (jobId: string, organisation = organisationId) =>
    storage.read(organisation, (records) =>
      readStatus({ ...requestOf(organisation), parameters: { jobId }, body: {} }, records),
    )
  const job = async (jobId: string): Promise<Job> => {
    const result = right(await read(jobId))
    if (!('parts' in result)) return bodyOf(result)
    return right(readJob.answer.codec.decode(JSON.parse(Buffer.concat(await result.parts()).toString())))
  }

  return {
    storage,
    bus,
    organisationId,
    errors,
    open,
    slow: aSlowSolver(),
    requestPlan,
    readJob: read,
    job,
    /** requests a plan of the project, and returns the id of the job */
    createPlanJob: async (body = {}): Promise<string> => bodyOf(right(await requestPlan('p', body))).jobId,
    /** requests the solution of a problem, and returns the id of the job */
    createProblemJob: async (body: RouteProblem): Promise<string> =>
      bodyOf(
        right(await write((records) => requestSolution(ports())({ ...requestOf(), parameters: {}, body }, records))),
      ).jobId,
    cancelJob: (jobId: string) =>
      write((records) => cancelUnfinishedJob(ports())({ ...requestOf(), parameters: { jobId }, body: {} }, records)),
    expectJob: (jobId: string, expected: Partial<Job>) =>
      eventually(async () => expect(await job(jobId)).toMatchObject(expected)),
    record: (jobId: string): Promise<JobRecord | undefined> =>
      storage.read(organisationId, ({ jobs }) => jobs.find(jobId)),
    /** Changes the stored job without telling its worker. */
    changeStoredJob: (jobId: string, changes: (job: JobRecord) => Partial<JobRecord>) =>
      writeOrFail(storage, organisationId, async ({ jobs }) => {
        const storedJob = await jobs.find(jobId)
        if (storedJob !== undefined)
          await jobs.save({ ...storedJob, ...changes(storedJob), revision: storedJob.revision + 1 })
      }),
    close: async (): Promise<void> => {
      await queue?.close()
      await storage.close()
      await rm(folder, { recursive: true })
    },
  }
}
