import type { CookieKeeper } from '../../../src/application/session'
import type { Kept } from './memory-user-storage'

/** A cookie without a text is one that is not there. */
export const memoryCookieKeeper = ({ cookies }: Pick<Kept, 'cookies'>): CookieKeeper => ({
  read: (name) => cookies.get(name),
  write: (name, value) => {
    if (value === undefined || value === '') cookies.delete(name)
    else cookies.set(name, value)
  },
})
