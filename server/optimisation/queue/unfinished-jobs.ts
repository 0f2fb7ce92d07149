import * as E from 'fp-ts/Either'
import type { JobRecord, OrganisationId, Storage } from '../../storage'
import type { JobOf } from './round-robin'
import { isFinished } from '../record'

type Everything = Pick<Storage, 'read' | 'write' | 'directory'>

/** The jobs of every organisation that wait or run, after `turn` has changed those that need it. */
export const unfinishedJobs = async (
  storage: Everything,
  turn: (job: JobRecord) => JobRecord,
): Promise<ReadonlyArray<JobOf>> => {
  const found: JobOf[] = []
  for (const { id: organisation } of await storage.directory.organisations()) {
    const some = await storage.read(organisation, ({ jobs }) => jobs.unfinished())
    const jobs = some.some((job) => turn(job) !== job) ? await turned(storage, organisation, turn) : some
    found.push(...jobs.map(({ id }) => ({ organisation, id })))
  }
  return found
}

const turned = async (
  storage: Everything,
  organisation: OrganisationId,
  turn: (job: JobRecord) => JobRecord,
): Promise<ReadonlyArray<JobRecord>> => {
  const jobs = await storage.write<never, ReadonlyArray<JobRecord>>(organisation, async (records) => {
    const unfinished: JobRecord[] = []
    for (const job of await records.jobs.unfinished()) {
      const next = turn(job)
      if (next !== job) await records.jobs.save(next)
      if (!isFinished(next)) unfinished.push(next)
    }
    return E.right(unfinished)
  })
  return E.isRight(jobs) ? jobs.right : []
}
