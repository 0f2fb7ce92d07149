import { createContext, use } from 'react'
import type { AlertActions, AlertsStore } from '../application/alert'
import type { LogIn, LogOut, SessionStore } from '../application/session'

/** What is there before anybody is let in: all that the way in needs, so that nothing else has to be loaded for it. */
export type Auth = {
  readonly session: Pick<SessionStore, 'user'>
  readonly alerts: Pick<AlertsStore, 'visible'>
  readonly alertActions: AlertActions
  readonly logIn: LogIn
  readonly logOut: LogOut
}

export const AuthContext = createContext<Auth | undefined>(undefined)

export const useAuth = (): Auth => {
  const auth = use(AuthContext)
  if (auth === undefined) throw new Error('A screen stands outside the app.')
  return auth
}
