import * as E from 'fp-ts/Either'
import type { JobRecord, OrganisationId, Storage, JobId } from '../../storage'
import { topicOf, type EventBus } from '../../events'
import { isFinished } from '../../../src/domain/optimisation'
import { withWorkerNotice } from '../record/job-transitions'
import type { JobKey } from './round-robin'

type JobStorage = Pick<Storage, 'read' | 'write' | 'directory'>

/** Applies a transition to the unfinished jobs of every organisation, and returns those that are still unfinished. */
export const updateUnfinishedJobs = async (
  storage: JobStorage,
  transition: (job: JobRecord) => JobRecord,
): Promise<ReadonlyArray<JobKey>> => {
  const unfinished: JobKey[] = []
  for (const { id: organisation } of await storage.directory.organisations()) {
    const stored = await storage.read(organisation, ({ jobs }) => jobs.unfinished())
    const jobs = stored.some((job) => transition(job) !== job)
      ? await applyTransition(storage, organisation, transition)
      : stored
    unfinished.push(...jobs.map(({ id }) => ({ organisation, id })))
  }
  return unfinished
}

const applyTransition = async (
  storage: JobStorage,
  organisation: OrganisationId,
  transition: (job: JobRecord) => JobRecord,
): Promise<ReadonlyArray<JobRecord>> => {
  const jobs = await storage.write<never, ReadonlyArray<JobRecord>>(organisation, async (records) => {
    const unfinished: JobRecord[] = []
    for (const job of await records.jobs.unfinished()) {
      const changed = transition(job)
      if (changed !== job) await records.jobs.save(changed)
      if (!isFinished(changed)) unfinished.push(changed)
    }
    return E.right(unfinished)
  })
  return E.isRight(jobs) ? jobs.right : []
}

export type WorkerNoticePorts = {
  readonly storage: Pick<Storage, 'read' | 'write' | 'directory'>
  readonly bus: Pick<EventBus, 'publish'>
}

/** For the operator, in the log. */
export const NO_WORKER_WARNING = 'no worker is running, so jobs wait: start npm run worker, or set JOBS to here'

/** Notes in every waiting job whether any worker is running, and notifies the followers of the job. */
export const updateWorkerNotices = async (ports: WorkerNoticePorts, hasWorker: boolean): Promise<void> => {
  for (const { id: organisation } of await ports.storage.directory.organisations()) {
    const unfinished = await ports.storage.read(organisation, ({ jobs }) => jobs.unfinished())
    for (const job of unfinished)
      if (withWorkerNotice(job, hasWorker) !== job) await updateWorkerNotice(ports, organisation, job.id, hasWorker)
  }
}

const updateWorkerNotice = (
  { storage, bus }: WorkerNoticePorts,
  organisation: OrganisationId,
  id: JobId,
  hasWorker: boolean,
) =>
  storage.write<never, void>(organisation, async ({ jobs, afterCommit }) => {
    const job = await jobs.find(id)
    const updated = job === undefined ? undefined : withWorkerNotice(job, hasWorker)
    if (updated === undefined || updated === job) return E.right(undefined)
    await jobs.save(updated)
    afterCommit(() => bus.publish({ organisation, topic: topicOf.job(id), version: updated.revision }))
    return E.right(undefined)
  })
