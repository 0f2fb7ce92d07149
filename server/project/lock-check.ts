import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../contract'
import type { Plan } from '../../src/domain/plan'
import { findBrokenLock, brokenLockMessage, type BrokenLock } from '../../src/domain/lock'

/** The same change, but refused where it breaks a lock; the refusal says whose lock it is. */
export const withLockCheck =
  (edit: (plan: Plan) => E.Either<Refusal, Plan>): typeof edit =>
  (plan) =>
    pipe(
      edit(plan),
      E.flatMap((editedPlan) => refuseBrokenLock(findBrokenLock(plan, editedPlan), editedPlan)),
    )

/** The result of a change, or a refusal where it broke a lock. */
export const refuseBrokenLock = <A>(lock: BrokenLock | undefined, result: A): E.Either<Refusal, A> =>
  lock === undefined ? E.right(result) : E.left({ code: 'locked', message: `${brokenLockMessage(lock)}.` })
