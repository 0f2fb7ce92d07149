import * as E from 'fp-ts/Either'

/** Does work in turn; a left where too many wait already. */
export type HashQueue = <A>(work: () => Promise<A>) => Promise<E.Either<'line full', A>>

/** `atOnce` works run at the same time and `waiting` more may wait, first come, first served. */
export const hashQueue = ({
  concurrency,
  maxWaiting,
}: {
  readonly concurrency: number
  readonly maxWaiting: number
}): HashQueue => {
  const waitingJobs: Array<() => void> = []
  let freeSlots = concurrency

  const acquireSlot = async (): Promise<void> => {
    if (freeSlots === 0) return new Promise((resume) => waitingJobs.push(resume))
    freeSlots -= 1
  }
  // A free place goes straight to the next in line, so that a newcomer cannot take it.
  const releaseSlot = (): void => {
    const resumeNext = waitingJobs.shift()
    if (resumeNext === undefined) freeSlots += 1
    else resumeNext()
  }

  return async (work) => {
    if (freeSlots === 0 && waitingJobs.length >= maxWaiting) return E.left('line full')
    await acquireSlot()
    try {
      return E.right(await work())
    } finally {
      releaseSlot()
    }
  }
}
