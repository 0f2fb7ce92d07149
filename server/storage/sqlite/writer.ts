import { setImmediate } from 'node:timers'
import * as E from 'fp-ts/Either'
import type { Kysely } from 'kysely'
import { draftOver } from '../plans/draft-over'
import type { PlanMemory } from '../plans/plan-memory'
import type { Tables } from '../sql/tables'
import { accidentOf } from './accident'
import type { Database } from './database'
import type { Doubts } from './doubts'
import type { InTurn } from './in-turn'
import type { Hear } from '../sql/turns'
import { turnsOn } from './turn-on'
import { withoutWaiting } from './without-waiting'

export type Writer = {
  /** Fulfilled once what the work did is kept for good; a left undoes it. */
  readonly write: <R, A>(work: Work<E.Either<R, A>>) => Promise<E.Either<R, A>>
}

type Work<A> = (db: Kysely<Tables>, plans: PlanMemory) => Promise<A>

/** Does one work; what it answers is told once the commit is through, unless it failed before. */
type Asked = {
  readonly work: Work<{ readonly keep: boolean; readonly tell: () => void }>
  readonly reject: (accident: unknown) => void
}

/** How many share one commit: bounds how long the first of them waits. */
const MOST_TOGETHER = 100

/**
 * Writes that arrive together are kept by one commit, since the disk's answer to that is what takes time. Each is a
 * savepoint, undone alone where it says so or fails. A commit that fails, fails them all.
 */
export const writerOn = (
  database: Database,
  settled: PlanMemory,
  { inTurn, beforeWrite }: { readonly inTurn: InTurn } & Pick<Doubts, 'beforeWrite'>,
  hear: Hear | undefined,
): Writer => {
  const turn = turnsOn(database, hear)
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

  const together = async (asked: ReadonlyArray<Asked>): Promise<void> => {
    const plans = draftOver(settled)
    const told: Array<() => void> = []
    try {
      undo()
      database.run('begin immediate')
      beforeWrite()
      for (const one of asked) told.push(await alone(one, plans))
      database.run('commit')
    } catch (error) {
      for (const { reject } of asked) reject(accidentOf(error))
      undoIfPossible()
      return
    }
    plans.settle()
    for (const tell of told) tell()
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

  const alone = async ({ work, reject }: Asked, fellows: PlanMemory): Promise<() => void> => {
    const plans = draftOver(fellows)
    const { db, end } = turn()
    database.run('savepoint alone')
    const done = await withoutWaiting(work(db, plans)).then(E.right, E.left)
    end()
    // A full disk ends the whole transaction, and with it what others did.
    if (E.isLeft(done) && !database.isInTransaction()) throw done.left
    const isKept = E.isRight(done) && done.right.keep
    if (!isKept) database.run('rollback to alone')
    database.run('release alone')
    if (isKept) plans.settle()
    return E.isRight(done) ? done.right.tell : () => reject(accidentOf(done.left))
  }

  return {
    write: (work) =>
      new Promise((fulfil, reject) => {
        const asked: Asked['work'] = async (db, plans) => {
          const outcome = await work(db, plans)
          return { keep: E.isRight(outcome), tell: () => fulfil(outcome) }
        }
        waiting.push({ work: asked, reject })
        if (!isWorking) void workOff()
      }),
  }
}
