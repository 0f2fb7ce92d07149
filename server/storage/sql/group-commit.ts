import * as E from 'fp-ts/Either'
import { uncommittedPlansOver } from '../cache/uncommitted-plans'
import type { PlanCache } from '../cache/plan-cache'
import type { StatementScope, StatementScopes } from './statement-scope'

/** What is done in a write. */
export type WriteWork<A> = (scope: StatementScope, plans: PlanCache) => Promise<A>

/** A write that waits for its turn. `keep` says whether to commit it; `tell` passes its outcome on after the commit. */
export type QueuedWrite = {
  readonly work: WriteWork<{ readonly shouldCommit: boolean; readonly notify: () => void }>
  readonly reject: (error: unknown) => void
}

/** A write that passes its outcome to a promise; `named` turns an error into one of the classes that callers know. */
export const queuedWriteOf = <R, A>(
  work: WriteWork<E.Either<R, A>>,
  resolve: (outcome: E.Either<R, A>) => void,
  reject: QueuedWrite['reject'],
  toKnownError: (error: unknown) => unknown = (error) => error,
): QueuedWrite => ({
  work: async (scope, plans) => {
    const outcome = await work(scope, plans)
    return { shouldCommit: E.isRight(outcome), notify: () => resolve(outcome) }
  },
  reject: (error) => reject(toKnownError(error)),
})

/** A write waited for something other than its records; it is not tried again. */
export class ExternalWaitError extends Error {
  override readonly name = 'GivenUp'
}

export type GroupOutcome =
  /** nothing has to be undone: these are called in this order after the commit */
  | { readonly mustRollBack: false; readonly notifications: ReadonlyArray<() => void> }
  /** all has to be undone: `told` are called nevertheless, and the writes in `again` are tried again one by one */
  | {
      readonly mustRollBack: true
      readonly notifications: ReadonlyArray<() => void>
      readonly retries: ReadonlyArray<QueuedWrite>
    }

/**
 * Does writes one after the other within one transaction; each sees what those before it did. A write that is refused
 * does not disturb the others as long as it has written nothing, which is the usual case; otherwise everything has to
 * be undone.
 */
export const runGroup = async (
  writes: ReadonlyArray<QueuedWrite>,
  plans: PlanCache,
  { openScope }: Pick<StatementScopes, 'openScope'>,
  limitWait: <A>(work: Promise<A>) => Promise<A> = (work) => work,
): Promise<GroupOutcome> => {
  const notifications: Array<() => void> = []
  for (const write of writes) {
    const uncommitted = uncommittedPlansOver(plans)
    const scope = openScope()
    const result = await limitWait(write.work(scope, uncommitted)).then(E.right, E.left)
    scope.end()
    const notify = E.isRight(result) ? result.right.notify : () => write.reject(result.left)
    if (E.isRight(result) && result.right.shouldCommit) uncommitted.commit()
    else if (scope.hasWritten()) {
      const isLast = writes.length === 1 || (E.isLeft(result) && result.left instanceof ExternalWaitError)
      return isLast
        ? { mustRollBack: true, notifications: [notify], retries: writes.filter((other) => other !== write) }
        : { mustRollBack: true, notifications: [], retries: writes }
    }
    notifications.push(notify)
  }
  return { mustRollBack: false, notifications }
}
