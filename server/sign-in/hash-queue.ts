import * as E from 'fp-ts/Either'

/** Limits simultaneous work; a left if too many are waiting. */
export type HashQueue = <A>(work: () => Promise<A>) => Promise<E.Either<'queue full', A>>

/** `concurrency` limits the work that runs at the same time, `maxWaiting` the queue, which is first in, first out. */
export const hashQueue = ({
  concurrency,
  maxWaiting,
}: {
  readonly concurrency: number
  readonly maxWaiting: number
}): HashQueue => {
  const waitingCalls: Array<() => void> = []
  let freeSlots = concurrency

  const acquireSlot = async (): Promise<void> => {
    if (freeSlots === 0) return new Promise((resume) => waitingCalls.push(resume))
    freeSlots -= 1
  }
  // A free slot goes directly to the first in the queue, so that a new call cannot take it.
  const releaseSlot = (): void => {
    const resumeNext = waitingCalls.shift()
    if (resumeNext === undefined) freeSlots += 1
    else resumeNext()
  }

  return async (work) => {
    if (freeSlots === 0 && waitingCalls.length >= maxWaiting) return E.left('queue full')
    await acquireSlot()
    try {
      return E.right(await work())
    } finally {
      releaseSlot()
    }
  }
}
