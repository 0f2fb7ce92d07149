/** A limited number of permits; further tasks wait in the order in which they came. */
export type Semaphore = {
  readonly run: <A>(work: () => Promise<A>) => Promise<A>
  /** lends a free permit; undefined where there is none */
  readonly borrowFreePermit: () => BorrowedPermit | undefined
}

/** A permit that must be released as soon as a task is waiting for it. */
export type BorrowedPermit = { readonly mustRelease: AbortSignal; readonly release: () => void }

/** `notLent` permits are for tasks alone. */
export const createSemaphore = (permitCount: number, notLent = 0): Semaphore => {
  const waiting: Array<() => void> = []
  const borrowed: AbortController[] = []
  let freePermits = Math.max(1, permitCount)
  const releasePermit = (): void => {
    const next = waiting.shift()
    if (next === undefined) freePermits += 1
    else next()
  }
  const acquirePermit = async (): Promise<void> => {
    if (freePermits > 0) {
      freePermits -= 1
      return
    }
    const permit = new Promise<void>((resolve) => waiting.push(resolve))
    borrowed.shift()?.abort()
    await permit
  }
  return {
    run: async (work) => {
      await acquirePermit()
      try {
        return await work()
      } finally {
        releasePermit()
      }
    },
    borrowFreePermit: () => {
      if (freePermits <= notLent) return undefined
      freePermits -= 1
      const reclaim = new AbortController()
      borrowed.push(reclaim)
      let isReleased = false
      return {
        mustRelease: reclaim.signal,
        release: () => {
          if (isReleased) return
          isReleased = true
          if (borrowed.includes(reclaim)) borrowed.splice(borrowed.indexOf(reclaim), 1)
          releasePermit()
        },
      }
    },
  }
}
