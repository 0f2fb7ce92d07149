import type { CookieStorage } from '../../../src/application/session'
import type { BrowserState } from './memory-user-storage'

/** An empty cookie is removed. */
export const memoryCookieStorage = ({ cookies }: Pick<BrowserState, 'cookies'>): CookieStorage => ({
  read: (name) => cookies.get(name),
  write: (name, value) => {
    if (value === undefined || value === '') cookies.delete(name)
    else cookies.set(name, value)
  },
})
