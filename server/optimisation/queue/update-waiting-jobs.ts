import * as E from 'fp-ts/Either'
import { topicOf, type EventBus } from '../../events'
import { waiting } from '../record'
import type { JobId, OrganisationId, Storage } from '../../storage'

export type Informing = {
  readonly storage: Pick<Storage, 'read' | 'write' | 'directory'>
  readonly bus: Pick<EventBus, 'publish'>
}

/** For the operator, in the log. */
export const NOBODY_WORKS = 'no worker is running, so jobs wait: start npm run worker, or set JOBS to here'

/** Notes in every waiting job whether any worker is running, and tells the followers of the job. */
export const tellWaiting = async (ports: Informing, isAttended: boolean): Promise<void> => {
  for (const { id: organisation } of await ports.storage.directory.organisations()) {
    const unfinished = await ports.storage.read(organisation, ({ jobs }) => jobs.unfinished())
    for (const job of unfinished)
      if (waiting(job, isAttended) !== job) await tellOne(ports, organisation, job.id, isAttended)
  }
}

const tellOne = ({ storage, bus }: Informing, organisation: OrganisationId, id: JobId, isAttended: boolean) =>
  storage.write<never, void>(organisation, async ({ jobs, afterwards }) => {
    const job = await jobs.find(id)
    const said = job === undefined ? undefined : waiting(job, isAttended)
    if (said === undefined || said === job) return E.right(undefined)
    await jobs.save(said)
    afterwards(() => bus.publish({ organisation, topic: topicOf.job(id), version: said.revision }))
    return E.right(undefined)
  })
