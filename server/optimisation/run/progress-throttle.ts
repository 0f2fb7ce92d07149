import type { Progress } from '../../solver'

export type ProgressThrottle = {
  readonly record: (progress: Progress) => void
  readonly latest: () => Progress | undefined
  /** resolves once the last write has ended */
  readonly close: () => Promise<void>
}

/** Passes the latest progress to `write` at a limited rate, one call at a time. */
export const progressThrottle = (write: (progress: Progress) => Promise<void>, intervalMs = 400): ProgressThrottle => {
  let latest: Progress | undefined
  let [hasPending, isClosed] = [false, false]
  let lastWrite = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const flush = (): void => {
    timer = undefined
    if (latest === undefined || !hasPending || isClosed) return
    hasPending = false
    lastWrite = write(latest)
    timer = setTimeout(() => void lastWrite.finally(flush), intervalMs)
  }

  return {
    record: (progress) => {
      latest = progress
      hasPending = true
      if (timer === undefined) flush()
    },
    latest: () => latest,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await lastWrite
    },
  }
}
