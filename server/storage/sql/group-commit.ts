import * as E from 'fp-ts/Either'
import { draftOver } from '../cache/uncommitted-plans'
import type { PlanMemory } from '../cache/plan-cache'
import type { Turn, Turns } from './statement-scope'

/** What is done in a write. */
export type Work<A> = (turn: Turn, plans: PlanMemory) => Promise<A>

/** A write that waits for its turn. `keep` says whether to commit it; `tell` passes its outcome on after the commit. */
export type Asked = {
  readonly work: Work<{ readonly keep: boolean; readonly tell: () => void }>
  readonly reject: (accident: unknown) => void
}

/** A write that passes its outcome to a promise; `named` turns an error into one of the classes that callers know. */
export const asked = <R, A>(
  work: Work<E.Either<R, A>>,
  fulfil: (outcome: E.Either<R, A>) => void,
  reject: Asked['reject'],
  named: (accident: unknown) => unknown = (accident) => accident,
): Asked => ({
  work: async (turn, plans) => {
    const outcome = await work(turn, plans)
    return { keep: E.isRight(outcome), tell: () => fulfil(outcome) }
  },
  reject: (accident) => reject(named(accident)),
})

/** A write waited for something other than its records; it is not tried again. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
}

export type Done =
  /** nothing has to be undone: these are called in this order after the commit */
  | { readonly isSpoilt: false; readonly told: ReadonlyArray<() => void> }
  /** all has to be undone: `told` are called nevertheless, and the writes in `again` are tried again one by one */
  | { readonly isSpoilt: true; readonly told: ReadonlyArray<() => void>; readonly again: ReadonlyArray<Asked> }

/**
 * Does writes one after the other within one transaction; each sees what those before it did. A write that is refused
 * does not disturb the others as long as it has written nothing, which is the usual case; otherwise everything has to
 * be undone.
 */
export const doneTogether = async (
  all: ReadonlyArray<Asked>,
  plans: PlanMemory,
  { turn }: Pick<Turns, 'turn'>,
  patience: <A>(work: Promise<A>) => Promise<A> = (work) => work,
): Promise<Done> => {
  const told: Array<() => void> = []
  for (const one of all) {
    const own = draftOver(plans)
    const hand = turn()
    const done = await patience(one.work(hand, own)).then(E.right, E.left)
    hand.end()
    const tell = E.isRight(done) ? done.right.tell : () => one.reject(done.left)
    if (E.isRight(done) && done.right.keep) own.settle()
    else if (hand.hasWritten()) {
      const isLast = all.length === 1 || (E.isLeft(done) && done.left instanceof GivenUp)
      return isLast
        ? { isSpoilt: true, told: [tell], again: all.filter((other) => other !== one) }
        : { isSpoilt: true, told: [], again: all }
    }
    told.push(tell)
  }
  return { isSpoilt: false, told }
}
