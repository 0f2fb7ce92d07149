import * as E from 'fp-ts/Either'
import { uncommittedPlansOver, type PlanCache } from '../cache/plan-cache'
import type { StatementScope, StatementScopes } from './statement-scope'

export type WriteWork<A> = (scope: StatementScope, plans: PlanCache) => Promise<A>

/** A write that waits for its commit; `notify` passes its outcome on afterwards. */
export type QueuedWrite = {
  readonly work: WriteWork<{ readonly shouldCommit: boolean; readonly notify: () => void }>
  readonly reject: (error: unknown) => void
}

/** A write that passes its outcome to a promise; `toKnownError` converts an error to a storage error class. */
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

/** A read or write waited for something other than its records; it is not retried. */
export class ExternalWaitError extends Error {
  override readonly name = 'ExternalWaitError'
}

export type GroupOutcome =
  /** nothing to roll back: these are called in this order after the commit */
  | { readonly mustRollBack: false; readonly notifications: ReadonlyArray<() => void> }
  /**
   * everything is rolled back: the notifications are still called, and the writes in `retries` are retried one by one
   */
  | {
      readonly mustRollBack: true
      readonly notifications: ReadonlyArray<() => void>
      readonly retries: ReadonlyArray<QueuedWrite>
    }

/**
 * Runs writes one after the other within one transaction; each sees what earlier ones did. A refused write does not
 * disturb the others if it has written nothing, which is the usual case; otherwise everything must be rolled back.
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
      const isNotRetried = writes.length === 1 || (E.isLeft(result) && result.left instanceof ExternalWaitError)
      return isNotRetried
        ? { mustRollBack: true, notifications: [notify], retries: writes.filter((other) => other !== write) }
        : { mustRollBack: true, notifications: [], retries: writes }
    }
    notifications.push(notify)
  }
  return { mustRollBack: false, notifications }
}
