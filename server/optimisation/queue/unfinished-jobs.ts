import * as E from 'fp-ts/Either'
import type { JobRecord, OrganisationId, Storage } from '../../storage'
import type { JobKey } from './round-robin'
import { isFinished } from '../record'

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
