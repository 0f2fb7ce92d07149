import { createContext, use } from 'react'
import type { AlertActions, AlertsStore } from '../application/alert'
import type { LogIn, LogOut, SessionStore } from '../application/session'

/** All that the login screen needs, so that it works before the app facade is loaded. */
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
  if (auth === undefined) throw new Error('There is no AuthContext above this screen.')
  return auth
}
