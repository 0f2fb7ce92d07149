import { clearImmediate, setImmediate } from 'node:timers'
import { pauseLongWork } from '../../steps'
import { ExternalWaitError } from '../sql/group-commit'
import type { Pause } from '../sql/statement-scope'

/** Runs tasks one after the other, in call order. While a task pauses, those that wait run. */
export type SerialRunner = <A>(work: (pause: Pause) => Promise<A>) => Promise<A>

export const createSerialRunner = (): SerialRunner => {
  let last: Promise<void> = Promise.resolve()
  const joinQueue = (): { readonly untilFirst: Promise<void>; readonly leave: () => void } => {
    const untilFirst = last
    let leave = (): void => undefined
    last = new Promise((resolve) => {
      leave = resolve
    })
    return { untilFirst, leave }
  }
  return async (work) => {
    let queued = joinQueue()
    let hasEnded = false
    let currentPause: Promise<void> | undefined
    const startPause = async (waitFor: () => Promise<unknown>): Promise<void> => {
      queued.leave()
      await waitFor().catch(() => undefined)
      // Work that was rejected may still pause: it does not queue any more.
      if (hasEnded) return
      queued = joinQueue()
      await queued.untilFirst
      currentPause = undefined
    }
    await queued.untilFirst
    try {
      // Parts of the work that pause at the same time share one pause.
      return await work((waitFor = pauseLongWork) => (currentPause ??= startPause(waitFor)))
    } finally {
      hasEnded = true
      queued.leave()
    }
  }
}

/** While it lasts, no other read or write runs. */
const pauseAlone: Pause = async (waitFor = pauseLongWork) => void (await waitFor())

/** What a read or write may wait for. */
export type WaitLimit = {
  readonly limit: <A>(work: Promise<A>) => Promise<A>
  /** the time of the pause does not count */
  readonly pause: Pause
  readonly hasPaused: () => boolean
}

/**
 * SQLite answers at once, so work that waits for nothing else is done before Node handles anything else. Work that is
 * not done by then would delay all others, and is rejected; a pause that the storage itself makes does not count.
 */
export const createWaitLimit = (pause: Pause = pauseAlone): WaitLimit => {
  let hasPaused = false
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
    pause: async (waitFor) => {
      hasPaused = true
      clearImmediate(deadline)
      await pause(waitFor)
      startDeadline()
    },
    hasPaused: () => hasPaused,
  }
}
