import * as O from 'fp-ts/Option'
import type { OtherTabs } from '../../application/session'
import { parseStoredUser, USER_KEY } from './stored-user'

/** The part of `window` that dispatches storage events. */
export type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Browsers send storage events to all tabs but the one that stored the value. */
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
