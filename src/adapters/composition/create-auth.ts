import { alertBoard, AlertsStore, type Clock } from '../../application/alert'
import { attempt, logIn, logOut, resumeSession, SessionStore } from '../../application/session'
import type { Attempt, SessionGateway, SessionKeeper } from '../../application/session'
import type { Door } from '../../ui/app'
import { expiring } from './expiry-timer'

export type DoorPorts = {
  readonly clock: Clock
  readonly keeper: SessionKeeper
  readonly gateway: SessionGateway
}

/** The door, and what the desk behind it goes on with. */
export type OpenDoor = Door & {
  readonly session: SessionStore
  readonly alerts: AlertsStore
  readonly attempt: Attempt
}

/**
 * Lets a stored user in again. Put together by hand: it is all that the log-in screen loads, and a container would weigh
 * more than everything that it binds here.
 */
export const openDoor = async ({ clock, keeper, gateway }: DoorPorts): Promise<OpenDoor> => {
  const [session, alerts] = [new SessionStore(), new AlertsStore()]
  const board = alertBoard({ alerts, clock })
  const leave = logOut({ keeper, session })
  const tries = attempt({ session, alerts: board, logOut: leave })
  // §4: alerts clear by themselves.
  expiring(clock, () => alerts.nextExpiry, board.expire)
  await resumeSession({ keeper, session })()
  return {
    session,
    alerts,
    board,
    attempt: tries,
    logIn: logIn({ gateway, keeper, session, attempt: tries }),
    logOut: leave,
  }
}
