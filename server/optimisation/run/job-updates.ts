import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { JobId, JobRecord, OrganisationId } from '../../storage'
import type { Workplace } from './job-runner-ports'

export type JobFile = {
  /** changes the job and tells its followers; none where the job is gone or the change does not apply */
  readonly change: (change: (job: JobRecord) => O.Option<JobRecord>) => Promise<O.Option<JobRecord>>
}

/** The record of one job; each change is a write of its own. */
export const recordOfJob = (
  { storage, tell }: Pick<Workplace, 'storage' | 'tell'>,
  organisation: OrganisationId,
  id: JobId,
): JobFile => ({
  change: async (change) => {
    const changed = await storage.write<never, O.Option<JobRecord>>(organisation, async (records) => {
      const job = await records.jobs.find(id)
      const turned = job === undefined ? O.none : change(job)
      if (O.isNone(turned) || turned.value === job) return E.right(turned)
      await records.jobs.save(turned.value)
      records.afterwards(() => tell(organisation, id, turned.value.revision))
      return E.right(turned)
    })
    return E.isRight(changed) ? changed.right : O.none
  },
})
