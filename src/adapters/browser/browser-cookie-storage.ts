import type { CookieStorage } from '../../application/session'
import { deleteCookie, readCookie, writeCookie, type CookieJar } from './cookies'

/** `cookies` is called at every use, since reading `document.cookie` throws where cookies are blocked. */
export const browserCookieStorage = (cookies: () => CookieJar): CookieStorage => ({
  read: (name) => {
    try {
      return readCookie(cookies(), name)
    } catch {
      return undefined
    }
  },
  write: (name, value) => {
    try {
      if (value === undefined) deleteCookie(cookies(), name)
      else writeCookie(cookies(), name, value)
    } catch {
      // Cookies only hold the state for the next visit.
    }
  },
})
