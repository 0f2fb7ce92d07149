import type { Progress } from '../../solver'

export type ProgressLog = {
  readonly note: (progress: Progress) => void
  readonly latest: () => Progress | undefined
  /** resolves once nothing is being written any more */
  readonly close: () => Promise<void>
}

/** Stores the progress at most so often, only the latest, and one write at a time. */
export const progressLog = (write: (progress: Progress) => Promise<void>, everyMs = 400): ProgressLog => {
  let latest: Progress | undefined
  let [unwritten, closed] = [false, false]
  let written = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const writeDown = (): void => {
    timer = undefined
    if (latest === undefined || !unwritten || closed) return
    unwritten = false
    written = write(latest)
    timer = setTimeout(() => void written.finally(writeDown), everyMs)
  }

  return {
    note: (progress) => {
      latest = progress
      unwritten = true
      if (timer === undefined) writeDown()
    },
    latest: () => latest,
    close: async () => {
      closed = true
      clearTimeout(timer)
      await written
    },
  }
}
