import { clearImmediate, setImmediate } from 'node:timers'
import { ExternalWaitError } from '../sql/group-commit'
import type { Pause } from '../sql/statement-scope'

/** Runs tasks one after the other, in call order. A task may let others run in between, which have their turn then. */
export type SerialRunner = <A>(work: (letOthersRun: Pause) => Promise<A>) => Promise<A>

export const createSerialRunner = (): SerialRunner => {
  let last: Promise<void> = Promise.resolve()
  const nextPlace = (): { readonly reached: Promise<void>; readonly leave: () => void } => {
    const reached = last
    let leave = (): void => undefined
    last = new Promise((resolve) => {
      leave = resolve
    })
    return { reached, leave }
  }
  return async (work) => {
    let place = nextPlace()
    let hasEnded = false
    let othersRun: Promise<void> | undefined
    const letOthersRunOnce = async (waitFor: () => Promise<unknown>): Promise<void> => {
      place.leave()
      await waitFor().catch(() => undefined)
      // Work that was rejected may still pause: it takes no place any more.
      if (hasEnded) return
      place = nextPlace()
      await place.reached
      othersRun = undefined
    }
    await place.reached
    try {
      // Parts of the work that pause at the same time share one turn of the others.
      return await work((waitFor = nextEvents) => (othersRun ??= letOthersRunOnce(waitFor)))
    } finally {
      hasEnded = true
      place.leave()
    }
  }
}

/** Lets no other read or write in between. */
const pauseAlone: Pause = async (waitFor = nextEvents) => void (await waitFor())

const nextEvents = (): Promise<void> => new Promise((resume) => setImmediate(resume))

/** What a read or write may wait for. */
export type WaitLimit = {
  readonly limit: <A>(work: Promise<A>) => Promise<A>
  /** lets Node handle other things within a long read or write, also during `waitFor` */
  readonly pause: Pause
  readonly hasPaused: () => boolean
}

/**
 * SQLite answers at once, so work that waits for nothing else is done before Node handles anything else. Work that is
 * not done by then would delay all others, and is rejected; a pause that the storage itself makes does not count.
 */
export const createWaitLimit = (letOthersRun: Pause = pauseAlone): WaitLimit => {
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
      await letOthersRun(waitFor)
      startDeadline()
    },
    hasPaused: () => hasPaused,
  }
}
