import { autorun } from 'mobx'
import type { AlertBoard, AlertsStore, Clock } from '../../application/alert'

type Reacting = {
  readonly alerts: Pick<AlertsStore, 'nextExpiry'>
  readonly board: Pick<AlertBoard, 'expire'>
  readonly clock: Clock
}

/** Everything that happens by itself because something else changed. */
export const wireReactions = ({ alerts, board, clock }: Reacting): void => {
  let callOff = (): void => undefined

  // §4: alerts clear by themselves. Expiring at the promised moment, not at the one a timer makes of it.
  autorun(() => {
    callOff()
    const at = alerts.nextExpiry
    callOff = at === undefined ? () => undefined : clock.after(at - clock.now(), () => board.expire(at))
  })
}
