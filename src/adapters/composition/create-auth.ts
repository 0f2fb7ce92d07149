import { alertActions, AlertsStore, type Clock } from '../../application/alert'
import {
  callServerWith,
  logIn,
  logOut,
  resumeSession,
  SessionStore,
  type CallServer,
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

/** What the log-in screen uses, and what it shares with the app. */
export type AuthServices = Auth & {
  readonly session: SessionStore
  readonly alerts: AlertsStore
  readonly callServer: CallServer
}

/**
 * Resumes the session of a stored user. It is wired by hand, because the log-in screen loads nothing else and a
 * container is larger than all of this.
 */
export const createAuth = async ({ clock, userStorage, gateway }: AuthPorts): Promise<AuthServices> => {
  const [session, alerts] = [new SessionStore(), new AlertsStore()]
  const actions = alertActions({ alerts, clock })
  const endSession = logOut({ gateway, userStorage, session })
  const callServer = callServerWith({ session, alerts: actions, logOut: endSession })
  // §4: each alert clears by itself.
  scheduleExpiry(clock, () => alerts.nextExpiry, actions.expire)
  await resumeSession({ userStorage, session })()
  return {
    session,
    alerts,
    alertActions: actions,
    callServer,
    logIn: logIn({ gateway, userStorage, session, callServer }),
    logOut: endSession,
  }
}

/** Passes the expiry time instead of the current time, since a timer may fire a little early. */
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
      expiresAt === undefined ? () => undefined : clock.startTimer(expiresAt - clock.now(), () => expire(expiresAt))
  })
}
