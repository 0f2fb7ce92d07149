import { autorun } from 'mobx'
import type { Clock } from '../../application/alert'
import type { Leave } from '../../application/gateway'

/** Expires by the moment that was promised: a timer may fire a little before it. */
export const expiring = (clock: Clock, nextExpiry: () => number | undefined, expire: (now: number) => void): void => {
  let callOff: Leave = () => undefined
  autorun(() => {
    callOff()
    const at = nextExpiry()
    callOff = at === undefined ? () => undefined : clock.after(at - clock.now(), () => expire(at))
  })
}
