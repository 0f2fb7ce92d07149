import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { JobId, JobRecord, OrganisationId } from '../../storage'
import type { JobRunnerPorts } from './job-runner-ports'

export type JobUpdates = {
  /** changes the job and tells its followers; none where the job is gone or the change does not apply */
  readonly update: (update: (job: JobRecord) => O.Option<JobRecord>) => Promise<O.Option<JobRecord>>
}

/** The record of one job; each change is a write of its own. */
export const jobUpdatesFor = (
  { storage, publishRevision }: Pick<JobRunnerPorts, 'storage' | 'publishRevision'>,
  organisation: OrganisationId,
  id: JobId,
): JobUpdates => ({
  update: async (update) => {
    const written = await storage.write<never, O.Option<JobRecord>>(organisation, async (records) => {
      const job = await records.jobs.find(id)
      const updated = job === undefined ? O.none : update(job)
      if (O.isNone(updated) || updated.value === job) return E.right(updated)
      await records.jobs.save(updated.value)
      records.afterCommit(() => publishRevision(organisation, id, updated.value.revision))
      return E.right(updated)
    })
    return E.isRight(written) ? written.right : O.none
  },
})
