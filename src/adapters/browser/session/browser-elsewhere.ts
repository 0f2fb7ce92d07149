import * as O from 'fp-ts/Option'
import type { Stop } from '../../../application/call'
import type { Elsewhere } from '../../../application/session'
import type { User } from '../../../domain/session'
import { storedUser, USER } from './stored-user'

/** As much of a window as tells what other tabs store. */
export type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** A browser tells a tab what the others stored, and never what it stored itself. */
export const browserElsewhere = (tabs: StorageEvents): Elsewhere => ({
  onSignedOut: (run) =>
    heard(tabs, (user) => {
      if (O.isNone(user)) run()
    }),
  onSignedIn: (run) =>
    heard(tabs, (user) => {
      if (O.isSome(user)) run(user.value)
    }),
})

const heard = (tabs: StorageEvents, run: (user: O.Option<User>) => void): Stop => {
  // Without a key, everything was cleared.
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (key === null || key === USER) run(key === null ? O.none : storedUser(newValue))
  }
  tabs.addEventListener('storage', hear)
  return () => tabs.removeEventListener('storage', hear)
}
