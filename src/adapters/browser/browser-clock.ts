import type { Clock } from '../../application/alert'

/** Since 1970, so that what was noted before a reload can be told from; within a page setting the machine's clock moves nothing. */
export const browserClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
