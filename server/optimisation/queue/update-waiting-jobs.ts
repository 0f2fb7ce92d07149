import * as E from 'fp-ts/Either'
import { topicOf, type EventBus } from '../../events'
import { withWorkerNotice } from '../record'
import type { JobId, OrganisationId, Storage } from '../../storage'

export type WaitingJobPorts = {
  readonly storage: Pick<Storage, 'read' | 'write' | 'directory'>
  readonly bus: Pick<EventBus, 'publish'>
}

/** For the operator, in the log. */
export const NO_WORKER_WARNING = 'no worker is running, so jobs wait: start npm run worker, or set JOBS to here'

/** Notes in every waiting job whether any worker is running, and notifies the followers of the job. */
export const updateWaitingJobs = async (ports: WaitingJobPorts, hasWorker: boolean): Promise<void> => {
  for (const { id: organisation } of await ports.storage.directory.organisations()) {
    const unfinished = await ports.storage.read(organisation, ({ jobs }) => jobs.unfinished())
    for (const job of unfinished)
      if (withWorkerNotice(job, hasWorker) !== job) await updateWaitingJob(ports, organisation, job.id, hasWorker)
  }
}

const updateWaitingJob = (
  { storage, bus }: WaitingJobPorts,
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
