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

/** What a read or write may wait for. */
export type WaitLimit = {
  readonly limit: <A>(work: Promise<A>) => Promise<A>
  /** lets Node handle other things within a long write */
  readonly pause: () => Promise<void>
}

/**
 * SQLite answers at once, so work that waits for nothing else is done before Node handles anything else. Work that is
 * not done by then would delay all others, and is rejected; a pause that the storage itself makes does not count.
 */
export const createWaitLimit = (): WaitLimit => {
  let deadline: NodeJS.Immediate | undefined
  let rejectWork: (error: unknown) => void = () => undefined
  const startDeadline = (): void => {
    deadline = setImmediate(() =>
      rejectWork(
        new ExternalWaitError(
          'A read or write waited for something other than its records: do that before it or after it',
        ),
      ),
    )
  }
  return {
    limit: (work) =>
      new Promise((resolve, reject) => {
        rejectWork = reject
        startDeadline()
        void work.then(resolve, reject).finally(() => clearImmediate(deadline))
      }),
    pause: async () => {
      clearImmediate(deadline)
      await new Promise((resume) => setImmediate(resume))
      startDeadline()
    },
  }
}
