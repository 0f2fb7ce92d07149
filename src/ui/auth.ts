import { createContext, use } from 'react'
import type { AlertActions, AlertsStore } from '../application/alert'
import type { LogIn, LogOut, SessionStore } from '../application/session'

/** What is there before anybody is let in: all that the way in needs, so that nothing else has to be loaded for it. */
export type Door = {
  readonly session: Pick<SessionStore, 'user'>
  readonly alerts: Pick<AlertsStore, 'shown'>
  readonly board: AlertActions
  readonly logIn: LogIn
  readonly logOut: LogOut
}

export const DoorContext = createContext<Door | undefined>(undefined)

export const useDoor = (): Door => {
  const door = use(DoorContext)
  if (door === undefined) throw new Error('A screen stands outside the app.')
  return door
}
