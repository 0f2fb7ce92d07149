import type { Clock } from '../../application/alert'

/** Since the page began, so that setting the machine's clock moves nothing. */
export const browserClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
