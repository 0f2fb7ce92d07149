import { setImmediate } from 'node:timers'
import type * as E from 'fp-ts/Either'
import { draftOver } from '../cache/uncommitted-plans'
import type { PlanMemory } from '../cache/plan-cache'
import { asked, doneTogether, type Asked, type Work } from '../sql/group-commit'
import type { Hear } from '../sql/statement-scope'
import { accidentOf } from './sqlite-error'
import type { Database } from './database'
import type { Doubts } from './cache-check'
import type { InTurn } from './serial-runner'
import { turnsOn } from './sqlite-scopes'
import { withoutWaiting } from './reject-if-waiting'

export type Writer = {
  /** resolves once the write is committed; a left undoes it */
  readonly write: <R, A>(work: Work<E.Either<R, A>>) => Promise<E.Either<R, A>>
}

/** How many writes share one commit. It limits how long the first one waits. */
const MOST_TOGETHER = 100

/**
 * Writes that arrive together share one commit, since waiting for the disk is what takes time. If one of them has to
 * be undone after it has written, or something fails before the commit, each is done again by itself. If the commit
 * fails, all fail.
 */
export const writerOn = (
  database: Database,
  settled: PlanMemory,
  { inTurn, beforeWrite }: { readonly inTurn: InTurn } & Pick<Doubts, 'beforeWrite'>,
  hear: Hear | undefined,
): Writer => {
  const turns = turnsOn(database, hear)
  const waiting: Asked[] = []
  let isWorking = false

  const workOff = async (): Promise<void> => {
    isWorking = true
    while (waiting.length > 0) {
      // First all requests that have arrived are read, so that their writes join this commit.
      await new Promise((resolve) => setImmediate(resolve))
      await inTurn(() => together(waiting.splice(0, MOST_TOGETHER)))
    }
    isWorking = false
  }

  const together = async (all: ReadonlyArray<Asked>): Promise<void> => {
    const [plans, { turn, settle, end }] = [draftOver(settled), turns()]
    let isAtCommit = false
    try {
      undo()
      database.run('begin immediate')
      beforeWrite()
      const done = await doneTogether(all, plans, { turn }, withoutWaiting)
      if (done.isSpoilt) {
        end()
        undo()
        for (const tell of done.told) tell()
        return await apart(done.again)
      }
      await settle()
      end()
      isAtCommit = true
      database.run('commit')
      plans.settle()
      for (const tell of done.told) tell()
    } catch (error) {
      end()
      undoIfPossible()
      if (all.length > 1 && !isAtCommit) return apart(all)
      for (const { reject } of all) reject(error)
    }
  }

  const apart = async (all: ReadonlyArray<Asked>): Promise<void> => {
    for (const one of all) await together([one])
  }

  const undo = (): void => {
    if (database.isInTransaction()) database.run('rollback')
  }

  const undoIfPossible = (): void => {
    try {
      undo()
    } catch {
      // The next write tries it again, and fails as long as this does.
    }
  }

  return {
    write: (work) =>
      new Promise((fulfil, reject) => {
        waiting.push(asked(work, fulfil, reject, accidentOf))
        if (!isWorking) void workOff()
      }),
  }
}
