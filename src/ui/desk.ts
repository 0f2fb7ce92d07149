import { createContext, use } from 'react'
import type { AlertBoard, AlertsStore } from '../application/alert'
import type { LogIn, LogOut, SessionStore } from '../application/session'

/** What the screens may read and do. A screen takes what it needs and no more. */
export type Desk = {
  readonly session: Pick<SessionStore, 'user'>
  readonly alerts: Pick<AlertsStore, 'shown'>
  readonly board: AlertBoard
  readonly logIn: LogIn
  readonly logOut: LogOut
}

export const DeskContext = createContext<Desk | undefined>(undefined)

export const useDesk = (): Desk => {
  const desk = use(DeskContext)
  if (desk === undefined) throw new Error('A screen stands outside the app.')
  return desk
}
