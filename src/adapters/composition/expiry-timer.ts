import { autorun } from 'mobx'
import type { Clock } from '../../application/alert'
import type { Unsubscribe } from '../../application/gateway'

/** Expires by the moment that was promised: a timer may fire a little before it. */
export const scheduleExpiry = (
  clock: Clock,
  nextExpiry: () => number | undefined,
  expire: (now: number) => void,
): void => {
  let cancelTimer: Unsubscribe = () => undefined
  autorun(() => {
    cancelTimer()
    const expiresAt = nextExpiry()
    cancelTimer =
      expiresAt === undefined ? () => undefined : clock.schedule(expiresAt - clock.now(), () => expire(expiresAt))
  })
}
