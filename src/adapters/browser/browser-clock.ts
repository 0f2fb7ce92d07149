import type { Clock } from '../../application/alert'

/**
 * Counts from 1970, so that a timestamp stored before a reload stays valid. Unlike `Date.now`, it does not jump when
 * the machine's clock is set.
 */
export const browserClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  startTimer: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  },
}
