import { setImmediate } from 'node:timers'
import type * as E from 'fp-ts/Either'
import { uncommittedPlansOver, type PlanCache } from '../cache/plan-cache'
import { queuedWriteOf, runGroup, type QueuedWrite, type WriteWork } from '../sql/group-commit'
import type { OnStatement, Pause } from '../sql/statement-scope'
import { fromSqliteError } from './sqlite-error'
import { type Database, type CacheCheck, createSqliteScopes } from './database'
import { type SerialRunner, createWaitLimit } from './serial-runner'

export type SqliteWriter = {
  /** resolves once the write is committed; a left rolls it back */
  readonly write: <R, A>(work: WriteWork<E.Either<R, A>>) => Promise<E.Either<R, A>>
}

/** Maximum number of writes per commit. It limits how long the first one waits. */
const MAX_GROUP_SIZE = 100

type WriterParts = Pick<CacheCheck, 'beforeWrite'> & {
  readonly runSerially: SerialRunner
  /** writes to the disk what is in the log already, on another thread, so that the commit of a long write is short */
  readonly syncLog: () => Promise<void>
}

/**
 * Writes that arrive together share one commit, because most time is spent waiting for the disk. If one of them must be
 * rolled back after it has written, or something fails before the commit, each is retried alone. If the commit fails,
 * all fail.
 */
export const createSqliteWriter = (
  database: Database,
  committed: PlanCache,
  { runSerially, beforeWrite, syncLog }: WriterParts,
  onStatement: OnStatement | undefined,
): SqliteWriter => {
  const createScopes = createSqliteScopes(database, onStatement)
  const queue: QueuedWrite[] = []
  let isDraining = false

  const drainQueue = async (): Promise<void> => {
    isDraining = true
    while (queue.length > 0) {
      // All requests that have arrived are read first, so that their writes join this commit.
      await new Promise((resolve) => setImmediate(resolve))
      await runSerially((pause) => commitGroup(queue.splice(0, MAX_GROUP_SIZE), pause))
    }
    isDraining = false
  }

  const commitGroup = async (writes: ReadonlyArray<QueuedWrite>, pause: Pause): Promise<void> => {
    const waitLimit = createWaitLimit(pause)
    const [plans, { openScope, end }] = [uncommittedPlansOver(committed), createScopes(waitLimit.pause)]
    let isAtCommit = false
    try {
      rollBack()
      database.run('begin immediate')
      beforeWrite()
      const outcome = await runGroup(writes, plans, { openScope }, waitLimit.limit)
      if (outcome.mustRollBack) {
        end()
        rollBack()
        for (const notify of outcome.notifications) notify()
        return await commitSeparately(outcome.retries, pause)
      }
      if (waitLimit.hasPaused()) await pause(syncLog)
      end()
      isAtCommit = true
      database.run('commit')
      plans.commit()
      for (const notify of outcome.notifications) notify()
    } catch (error) {
      end()
      tryRollBack()
      if (writes.length > 1 && !isAtCommit) return commitSeparately(writes, pause)
      for (const { reject } of writes) reject(error)
    }
  }

  const commitSeparately = async (writes: ReadonlyArray<QueuedWrite>, pause: Pause): Promise<void> => {
    for (const write of writes) await commitGroup([write], pause)
  }

  const rollBack = (): void => {
    if (database.isInTransaction()) database.run('rollback')
  }

  const tryRollBack = (): void => {
    try {
      rollBack()
    } catch {
      // The next write tries it again, and fails as long as this does.
    }
  }

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        queue.push(queuedWriteOf(work, resolve, reject, fromSqliteError))
        if (!isDraining) void drainQueue()
      }),
  }
}
