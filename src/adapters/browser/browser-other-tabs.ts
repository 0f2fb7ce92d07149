import * as O from 'fp-ts/Option'
import type { Elsewhere } from '../../application/session'
import { storedUser, USER } from './stored-user'

/** As much of a window as tells what other tabs store. */
export type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** A browser tells a tab what the others stored, and never what it stored itself. */
export const browserElsewhere = (tabs: StorageEvents): Elsewhere => ({
  onSignedOut: (run) => {
    // A storage event without a key means that everything was cleared.
    const hear = ({ key, newValue }: StorageEvent): void => {
      if (key === null || (key === USER && O.isNone(storedUser(newValue)))) run()
    }
    tabs.addEventListener('storage', hear)
    return () => tabs.removeEventListener('storage', hear)
  },
})
