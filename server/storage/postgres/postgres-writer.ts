import * as E from 'fp-ts/Either'
import type { Pool, PoolClient } from 'pg'
import { draftOver } from '../cache/uncommitted-plans'
import type { PlanMemory } from '../cache/plan-cache'
import { asked, doneTogether, type Asked, type Done, type Work } from '../sql/group-commit'
import type { Hear } from '../sql/statement-scope'
import { isClash } from './postgres-error'
import { conversationWith } from './pipelined-transaction'
import { turnsWith } from './postgres-scopes'
import { within } from './with-transaction'

export type Writer = {
  /** resolves once the write is committed; a left undoes it */
  readonly write: <R, A>(work: Work<E.Either<R, A>>, about: string | undefined) => Promise<E.Either<R, A>>
}

/** How many writes share one commit. It limits how long the first one waits, and how long others wait for its rows. */
const MOST_TOGETHER = 100

/**
 * Writes about the same project would wait for each other's rows anyway, so those that arrive during one write share
 * the next commit. If one of them has to be undone after it has written, or something fails before the commit, each is
 * done again by itself. Writes about different projects never share a commit, so that two servers cannot block each
 * other.
 */
export const writerOn = (pool: Pool, settled: PlanMemory, hear: Hear | undefined): Writer => {
  const turns = turnsWith(pool, hear)
  const lines = new Map<string, Asked[]>()

  const workOff = async (about: string, line: Asked[]): Promise<void> => {
    while (line.length > 0) await together(line.splice(0, MOST_TOGETHER))
    lines.delete(about)
  }

  const together = async (all: ReadonlyArray<Asked>): Promise<void> => {
    const plans = draftOver(settled)
    try {
      const done = await within(pool, async (client) => {
        const tried = await attempt(client, all, plans)
        return { outcome: tried, ending: E.isLeft(tried) || tried.right.isSpoilt ? 'rollback' : 'commit' }
      })
      if (E.isLeft(done)) return await failed(all, done.left)
      if (!done.right.isSpoilt) plans.settle()
      for (const tell of done.right.told) tell()
      if (done.right.isSpoilt) await apart(done.right.again)
    } catch (error) {
      for (const { reject } of all) reject(error)
    }
  }

  /**
   * Everything before the commit. Where several things failed, the first failure is answered, which caused the others.
   */
  const attempt = async (
    client: PoolClient,
    all: ReadonlyArray<Asked>,
    plans: PlanMemory,
  ): Promise<E.Either<unknown, Done>> => {
    const { say, isOver } = conversationWith(client, 'begin')
    const { turn, settle, end } = turns(say)
    const done = await doneTogether(all, plans, { turn })
    const said = done.isSpoilt ? E.right(undefined) : await settle().then(E.right, E.left)
    end()
    const over = await isOver().then(E.right, E.left)
    if (E.isLeft(over)) return over
    return E.isLeft(said) ? said : E.right(done)
  }

  const failed = async (all: ReadonlyArray<Asked>, error: unknown): Promise<void> => {
    if (all.length > 1 && !isClash(error)) return apart(all)
    for (const { reject } of all) reject(error)
  }

  const apart = async (all: ReadonlyArray<Asked>): Promise<void> => {
    for (const one of all) await together([one])
  }

  return {
    write: (work, about) =>
      new Promise((fulfil, reject) => {
        const own = asked(work, fulfil, reject)
        if (about === undefined) return void together([own])
        const line = lines.get(about)
        if (line !== undefined) return void line.push(own)
        const begun = [own]
        lines.set(about, begun)
        void workOff(about, begun)
      }),
  }
}
