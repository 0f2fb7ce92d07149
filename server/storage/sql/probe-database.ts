import * as E from 'fp-ts/Either'
import type { Kysely } from 'kysely'
import { NO_ORGANISATION } from '../directory'
import type { Storage, StorageFigures } from '../storage'
import type { Tables } from './tables'

/** A log-in attempt of no user that has expired, so that the next deletion of expired records removes it. */
const probe = { sender: 'readiness', failures: 0, lastAt: '1970-01-01', expiresAt: '1970-01-01' }

/** Whether a write can be made: one is made, up to the disk. */
export const canWrite = (write: Storage['write']): Promise<boolean> =>
  write<never, void>(NO_ORGANISATION, async ({ logInAttempts }) => E.right(await logInAttempts.put([probe]))).then(
    () => true,
    () => false,
  )

export const countJobs = async (db: Kysely<Tables>): Promise<StorageFigures['jobs']> => {
  const rows = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('count'), fn.min('created_at').as('oldestAt')])
    .groupBy('state')
    .execute()
  return rows.map(({ state, count, oldestAt }) => ({ state, count: Number(count), oldestAt }))
}
