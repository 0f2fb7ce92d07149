import type { CookieStorage } from '../../application/session'
import { deleteCookie, readCookie, writeCookie, type CookieJar } from './cookies'

/** Asked for at every use: a browser that keeps no cookies throws already here. */
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
      // What cannot be kept is not there the next time, which is all that a cookie is for.
    }
  },
})
