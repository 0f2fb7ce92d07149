import * as O from 'fp-ts/Option'
import type { OtherTabs } from '../../application/session'
import { parseStoredUser, USER_KEY } from './stored-user'

/** As much of a window as tells what other tabs store. */
export type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** A browser tells a tab what the others stored, and never what it stored itself. */
export const browserOtherTabs = (browserWindow: StorageEvents): OtherTabs => ({
  onSignedOut: (listener) => {
    // A storage event without a key means that everything was cleared.
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (key === null || (key === USER_KEY && O.isNone(parseStoredUser(newValue)))) listener()
    }
    browserWindow.addEventListener('storage', onStorage)
    return () => browserWindow.removeEventListener('storage', onStorage)
  },
})
