import type { AlertBoard, AlertsStore, Clock } from '../../application/alert'
import type { Attempt, LogIn, LogOut, SessionGateway, SessionKeeper, SessionStore } from '../../application/session'
import type { Desk } from '../../ui/app'
import { token } from './token'

/** What the outside world fills. */
export const ports = {
  clock: token<Clock>('clock'),
  sessionGateway: token<SessionGateway>('session gateway'),
  sessionKeeper: token<SessionKeeper>('session keeper'),
}

/** What is made of it. */
export const tokens = {
  alerts: token<AlertsStore>('alerts'),
  board: token<AlertBoard>('board'),
  session: token<SessionStore>('session'),
  attempt: token<Attempt>('attempt'),
  logIn: token<LogIn>('log in'),
  logOut: token<LogOut>('log out'),
  desk: token<Desk>('desk'),
}
