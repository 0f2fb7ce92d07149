import * as E from 'fp-ts/Either'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { draftOver } from '../plans/draft-over'
import type { PlanMemory } from '../plans/plan-memory'
import type { Tables } from '../sql/tables'
import type { Hear } from '../sql/turns'
import { conversationWith, type Conversation } from './conversation'
import { turnsWith } from './turn-with'
import { within } from './within'

export type Writer = {
  /** Fulfilled once what the work did is kept for good; a left undoes it. */
  readonly write: <R, A>(work: Work<E.Either<R, A>>, about: string | undefined) => Promise<E.Either<R, A>>
}

type Work<A> = (db: Kysely<Tables>, plans: PlanMemory) => Promise<A>

/** Does one work; what it answers is told once the commit is through, unless it failed before. */
type Asked = {
  readonly work: Work<{ readonly keep: boolean; readonly tell: () => void }>
  readonly reject: (accident: unknown) => void
}

type Done = { readonly isKept: boolean; readonly tell: () => void }

/** How many share one commit: bounds how long the first of them waits, and for how long others wait for its rows. */
const MOST_TOGETHER = 100

/**
 * Writes about the same thing would wait for each other's rows anyway: those that arrive while one is at it are kept
 * together by the next commit. Each is a savepoint, undone alone where it says so or fails. Writes about different things
 * share nothing, so that two servers never hold what the other waits for.
 */
export const writerOn = (pool: Pool, settled: PlanMemory, hear: Hear | undefined): Writer => {
  const turn = turnsWith(pool, hear)
  const lines = new Map<string, Asked[]>()

  const workOff = async (about: string, line: Asked[]): Promise<void> => {
    while (line.length > 0) await together(line.splice(0, MOST_TOGETHER))
    lines.delete(about)
  }

  const together = async (asked: ReadonlyArray<Asked>): Promise<void> => {
    const plans = draftOver(settled)
    const told: Array<() => void> = []
    try {
      await within(pool, async (client) => {
        let ending = 'begin'
        for (const one of asked) {
          const done = await alone(conversationWith(client, `${ending}; savepoint alone`), one, plans)
          ending = done.isKept ? 'release alone' : 'rollback to alone; release alone'
          told.push(done.tell)
        }
        return { outcome: undefined, ending: `${ending}; commit` }
      })
    } catch (error) {
      for (const { reject } of asked) reject(error)
      return
    }
    plans.settle()
    for (const tell of told) tell()
  }

  const alone = async ({ say, isOver }: Conversation, { work, reject }: Asked, fellows: PlanMemory): Promise<Done> => {
    const plans = draftOver(fellows)
    const { db, end } = turn(say)
    const worked = await work(db, plans).then(E.right, E.left)
    end()
    // What went wrong first is why the rest did.
    const done = await isOver().then(() => worked, E.left)
    const isKept = E.isRight(done) && done.right.keep
    if (isKept) plans.settle()
    return { isKept, tell: E.isRight(done) ? done.right.tell : () => reject(done.left) }
  }

  return {
    write: (work, about) =>
      new Promise((fulfil, reject) => {
        const asked: Asked = {
          work: async (db, plans) => {
            const outcome = await work(db, plans)
            return { keep: E.isRight(outcome), tell: () => fulfil(outcome) }
          },
          reject,
        }
        if (about === undefined) return void together([asked])
        const line = lines.get(about)
        if (line !== undefined) return void line.push(asked)
        const begun = [asked]
        lines.set(about, begun)
        void workOff(about, begun)
      }),
  }
}
