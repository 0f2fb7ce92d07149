import { nobodyWorks, tellWaiting, type Told } from './tell-waiting'

export type Watch = {
  /** looks now as well, so that a job that has just come hears of it */
  readonly look: () => Promise<void>
  readonly end: () => void
}

type Watched = Told & {
  readonly workers: () => Promise<number>
  readonly onAccident: (error: unknown) => void
  readonly everyMs: number
}

/** Looks every so often whether anybody works; where nobody does, those who run it read so once, and every job says it. */
export const watchWorkers = ({ workers, onAccident, everyMs, ...told }: Watched): Watch => {
  let isAttended = true
  const look = async (): Promise<void> => {
    const now = (await workers()) > 0
    const isNew = now !== isAttended
    isAttended = now
    if (isNew && !now) onAccident(nobodyWorks())
    // A worker may have come and gone since, and said that it would see to them.
    if (isNew || !now) await tellWaiting(told, now)
  }
  const timer = setInterval(() => void look().catch(onAccident), everyMs)
  return { look, end: () => clearInterval(timer) }
}
