import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { JobId, JobRecord, Records } from '../storage'

/** Refused if the organisation has no such job. */
export const requireJob = async ({ jobs }: Pick<Records, 'jobs'>, id: JobId): Promise<E.Either<Refusal, JobRecord>> => {
  const record = await jobs.find(id)
  return record === undefined ? E.left({ code: 'not_found', message: 'There is no such job.' }) : E.right(record)
}
