import { setImmediate } from 'node:timers'
import type * as E from 'fp-ts/Either'
import { draftOver } from '../plans/draft-over'
import type { PlanMemory } from '../plans/plan-memory'
import { asked, doneTogether, type Asked, type Work } from '../sql/together'
import type { Hear } from '../sql/turns'
import { accidentOf } from './accident'
import type { Database } from './database'
import type { Doubts } from './doubts'
import type { InTurn } from './in-turn'
import { turnsOn } from './turn-on'
import { withoutWaiting } from './without-waiting'

export type Writer = {
  /** Fulfilled once what the work did is kept for good; a left undoes it. */
  readonly write: <R, A>(work: Work<E.Either<R, A>>) => Promise<E.Either<R, A>>
}

/** How many share one commit: bounds how long the first of them waits. */
const MOST_TOGETHER = 100

/**
 * Writes that arrive together are kept by one commit, since the disk's answer to that is what takes time. Where one of them
 * must be undone after it has written, or something goes wrong before the commit, each is done again by itself. A commit
 * that fails, fails them all.
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
      // All that has arrived is heard first, and joins.
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
      // It is tried again before the next write, which fails as long as this does.
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
