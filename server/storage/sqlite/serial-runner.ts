import { clearImmediate, setImmediate } from 'node:timers'
import { ExternalWaitError } from '../sql/group-commit'

/** Runs tasks one after the other, in call order. */
export type SerialRunner = <A>(work: () => Promise<A>) => Promise<A>

export const createSerialRunner = (): SerialRunner => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

/**
 * SQLite answers at once, so work that waits for nothing else is done before Node handles anything else. Work that is
 * not done by then would delay all others, and is rejected.
 */
export const rejectIfWaiting = <A>(work: Promise<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    const deadline = setImmediate(() =>
      reject(
        new ExternalWaitError(
          'A read or write waited for something other than its records: do that before it or after it',
        ),
      ),
    )
    void work.then(resolve, reject).finally(() => clearImmediate(deadline))
  })
