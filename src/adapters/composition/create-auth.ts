import { alertActions, AlertsStore, type Clock } from '../../application/alert'
import {
  attempt,
  logIn,
  logOut,
  resumeSession,
  SessionStore,
  type Attempt,
  type SessionGateway,
  type UserStorage,
} from '../../application/session'
import type { Auth } from '../../ui/app'
import { autorun } from 'mobx'
import type { Unsubscribe } from '../../application/gateway'

export type AuthPorts = {
  readonly clock: Clock
  readonly userStorage: UserStorage
  readonly gateway: SessionGateway
}

/** The door, and what the desk behind it goes on with. */
export type AuthServices = Auth & {
  readonly session: SessionStore
  readonly alerts: AlertsStore
  readonly attempt: Attempt
}

/**
 * Lets a stored user in again. Put together by hand: it is all that the log-in screen loads, and a container would weigh
 * more than everything that it binds here.
 */
export const createAuth = async ({ clock, userStorage, gateway }: AuthPorts): Promise<AuthServices> => {
  const [session, alerts] = [new SessionStore(), new AlertsStore()]
  const actions = alertActions({ alerts, clock })
  const endSession = logOut({ userStorage, session })
  const attemptRequest = attempt({ session, alerts: actions, logOut: endSession })
  // §4: alerts clear by themselves.
  scheduleExpiry(clock, () => alerts.nextExpiry, actions.expire)
  await resumeSession({ userStorage, session })()
  return {
    session,
    alerts,
    alertActions: actions,
    attempt: attemptRequest,
    logIn: logIn({ gateway, userStorage, session, attempt: attemptRequest }),
    logOut: endSession,
  }
}

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
