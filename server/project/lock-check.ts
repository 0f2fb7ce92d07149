import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../contract'
import { findBrokenLock, brokenLockMessage, type BrokenLock, type Plan } from '../../src/domain/plan'

/** The same change, but refused where it breaks a lock; the refusal says whose lock it is. */
export const withinLocks =
  (change: (plan: Plan) => E.Either<Refusal, Plan>): typeof change =>
  (plan) =>
    pipe(
      change(plan),
      E.flatMap((changed) => lockHeld(findBrokenLock(plan, changed), changed)),
    )

/** The result of a change, or a refusal where it broke a lock. */
export const lockHeld = <A>(broken: BrokenLock | undefined, made: A): E.Either<Refusal, A> =>
  broken === undefined ? E.right(made) : E.left({ code: 'locked', message: `${brokenLockMessage(broken)}.` })
