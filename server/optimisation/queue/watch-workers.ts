import { NOBODY_WORKS, tellWaiting, type Informing } from './update-waiting-jobs'

export type Watch = {
  /** checks now, so that a new job says at once whether there is a worker */
  readonly look: () => Promise<void>
  readonly end: () => void
}

type Watched = Informing & {
  readonly workers: () => Promise<number>
  readonly onAccident: (error: unknown) => void
  readonly onWarning: (words: string) => void
  readonly everyMs: number
}

/** Checks regularly whether any worker is running. If none is, that is logged once, and every waiting job says so. */
export const watchWorkers = ({ workers, onAccident, onWarning, everyMs, ...ports }: Watched): Watch => {
  let isAttended = true
  const look = async (): Promise<void> => {
    const now = (await workers()) > 0
    const isNew = now !== isAttended
    isAttended = now
    if (isNew && !now) onWarning(NOBODY_WORKS)
    // Also without news: a worker may have come and gone between two checks, and told the jobs that it is there.
    if (isNew || !now) await tellWaiting(ports, now)
  }
  const timer = setInterval(() => void look().catch(onAccident), everyMs)
  return { look, end: () => clearInterval(timer) }
}
