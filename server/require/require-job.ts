import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { JobId, JobRecord, Records } from '../storage'

/** The job with this id; refused where the organisation has none. */
export const jobFor = async ({ jobs }: Pick<Records, 'jobs'>, id: JobId): Promise<E.Either<Refusal, JobRecord>> => {
  const found = await jobs.find(id)
  return found === undefined ? E.left({ code: 'not_found', message: 'There is no such job.' }) : E.right(found)
}
