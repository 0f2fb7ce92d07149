import type { Database } from './database'
import { unlessItFails } from './unless-it-fails'

/**
 * Lengthens the log once, since a disk takes about twice as long for a small commit that lengthens a file as for one that
 * writes over what is there. What does not fit in memory is written to the log before it is kept, and this is never kept.
 * A disk that has no such room is left as it was.
 */
export const makeRoomInLog = (
  { exec, isInTransaction }: Pick<Database, 'exec' | 'isInTransaction'>,
  bytes: number,
): void => {
  try {
    exec(`begin immediate; create table room (filler blob); insert into room values (zeroblob(${bytes})); rollback`)
  } catch {
    unlessItFails(() => {
      if (isInTransaction()) exec('rollback')
      exec('pragma wal_checkpoint(truncate)')
    })
  }
}
