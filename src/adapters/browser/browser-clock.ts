import type { Clock } from '../../application/alert'

/**
 * Counts from 1970, so that a time noted before a reload still means something. Setting the machine's clock does not move it
 * while a page is open.
 */
export const browserClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  schedule: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  },
}
