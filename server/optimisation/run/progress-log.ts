import type { Progress } from '../../solver'

export type ProgressLog = {
  readonly record: (progress: Progress) => void
  readonly latest: () => Progress | undefined
  /** resolves once the last write has ended */
  readonly close: () => Promise<void>
}

/** Stores the latest progress at a limited rate, one write at a time. */
export const progressLog = (write: (progress: Progress) => Promise<void>, intervalMs = 400): ProgressLog => {
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
