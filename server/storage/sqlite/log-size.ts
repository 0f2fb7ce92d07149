import type { Database } from './database'
import { ignoreFailure } from './ignore-failure'

/**
 * Extends the log file once, because a small commit that lengthens a file takes a disk about twice as long as one that
 * overwrites it. It writes a row that is too large for memory, so that SQLite writes it to the log before the commit,
 * and then rolls back. If the disk has not enough space, nothing changes.
 */
export const preallocateLog = (
  { exec, isInTransaction }: Pick<Database, 'exec' | 'isInTransaction'>,
  bytes: number,
): void => {
  try {
    exec(`begin immediate; create table filler (bytes blob); insert into filler values (zeroblob(${bytes})); rollback`)
  } catch {
    ignoreFailure(() => {
      if (isInTransaction()) exec('rollback')
      exec('pragma wal_checkpoint(truncate)')
    })
  }
}
