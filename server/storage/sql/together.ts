import * as E from 'fp-ts/Either'
import { draftOver } from '../plans/draft-over'
import type { PlanMemory } from '../plans/plan-memory'
import type { Turn, Turns } from './turns'

/** What somebody does in a write; a left undoes it. */
export type Work<A> = (turn: Turn, plans: PlanMemory) => Promise<A>

/** Does one work; what it answers is told once the commit is through, unless it failed before. */
export type Asked = {
  readonly work: Work<{ readonly keep: boolean; readonly tell: () => void }>
  readonly reject: (accident: unknown) => void
}

/** A work that is told its outcome by a promise; `named` says what went wrong by the name that others know it by. */
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

/** A work waited for something else than its records, and is not asked again. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
}

export type Done =
  /** in this order, once the commit is through */
  | { readonly isSpoilt: false; readonly told: ReadonlyArray<() => void> }
  /** something was written that must not be kept: these can be told for all that, and the others be asked again, each alone */
  | { readonly isSpoilt: true; readonly told: ReadonlyArray<() => void>; readonly again: ReadonlyArray<Asked> }

/**
 * Does works one after the other, each over what those before it did. One that is not to be kept does no harm to the others
 * as long as it wrote nothing, which is how most refuse; else all is to be undone.
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
