import { followJob } from '../../contract/optimisation'
import { isFinished, toJob } from '../optimisation/record'
import type { JobId, JobRecord, OrganisationId, Storage } from '../storage'
import type { EventBus } from './event-bus'
import type { EventFeed } from './event-feed'
import { topicOf } from './topic'

/** The revisions of a job as events, up to its end. A follower is first sent the present state. */
export const jobEvents = (
  { storage, bus }: { readonly storage: Pick<Storage, 'read'>; readonly bus: Pick<EventBus, 'subscribe'> },
  organisation: OrganisationId,
  id: JobId,
): EventFeed => ({
  subscribe: (listener) => bus.subscribe(organisation, topicOf.job(id), listener),
  readCurrentId: () => Promise.resolve(0),
  readAfter: (seen) =>
    storage.read(organisation, async ({ jobs }) => {
      const job = await jobs.find(id)
      if (job === undefined) return { events: [], isFinal: true }
      const events = job.revision > seen ? [{ id: job.revision, name: 'progress', data: toEventData(job) }] : []
      return { events, isFinal: isFinished(job) }
    }),
})

/**
 * A result is stored in the form in which it is sent, so that thousands of stops need not be read and written again.
 */
const toEventData = (job: JobRecord): string => {
  const data = JSON.stringify(followJob.answer.shape.codec.encode(toJob({ ...job, result: undefined })))
  return job.result === undefined ? data : `${data.slice(0, -1)},"result":${job.result}}`
}
