import type { Database } from './database'
import { ignoreFailure } from './ignore-failure'

/**
 * Makes the log file long once, since a small commit that lengthens a file takes a disk about twice as long as one
 * that overwrites it. It writes a row that is too large for memory, so that SQLite writes it to the log before the
 * commit, and then undoes it. If the disk has not enough room, everything stays as it was.
 */
export const preallocateLog = (
  { exec, isInTransaction }: Pick<Database, 'exec' | 'isInTransaction'>,
  bytes: number,
): void => {
  try {
    exec(`begin immediate; create table room (filler blob); insert into room values (zeroblob(${bytes})); rollback`)
  } catch {
    ignoreFailure(() => {
      if (isInTransaction()) exec('rollback')
      exec('pragma wal_checkpoint(truncate)')
    })
  }
}
