import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../contract'
import { brokenLock, brokenLockWords, type BrokenLock, type Plan } from '../../src/domain/plan'

/** A change that leaves alone what is locked, or else says whose lock that is. */
export const withinLocks =
  (change: (plan: Plan) => E.Either<Refusal, Plan>): typeof change =>
  (plan) =>
    pipe(
      change(plan),
      E.flatMap((changed) => lockHeld(brokenLock(plan, changed), changed)),
    )

/** What was made of a plan, unless it breaks a lock. */
export const lockHeld = <A>(broken: BrokenLock | undefined, made: A): E.Either<Refusal, A> =>
  broken === undefined ? E.right(made) : E.left({ code: 'locked', message: `${brokenLockWords(broken)}.` })
