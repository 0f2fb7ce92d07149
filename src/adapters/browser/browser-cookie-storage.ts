import type { CookieStorage } from '../../application/session'
import type { CookieName } from '../../domain/session'

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

/** The part of `document` that holds its cookies. */
export type CookieJar = { cookie: string; readonly location?: { readonly protocol: string } | null }

/** The longest age that browsers allow. */
const MAX_AGE_S = 400 * 24 * 3_600

/** A page that came by HTTPS has its cookies sent by HTTPS alone. */
const attributesIn = ({ location }: CookieJar): string =>
  `SameSite=Lax${location?.protocol === 'https:' ? '; Secure' : ''}`

/** §3: cookies apply to the whole site. */
const writeCookie = (jar: CookieJar, name: CookieName, value: string): void => {
  jar.cookie = `${name}=${encodeURIComponent(value.toWellFormed())}; Path=/; Max-Age=${MAX_AGE_S}; ${attributesIn(jar)}`
}

export const deleteCookie = (jar: CookieJar, name: CookieName): void => {
  jar.cookie = `${name}=; Path=/; Max-Age=0; ${attributesIn(jar)}`
}

/** The value of a cookie; undefined where it is absent, empty or not decodable. */
const readCookie = (jar: CookieJar, name: CookieName): string | undefined => {
  const cookiePair = jar.cookie.split(/; */).find((pair) => pair.startsWith(`${name}=`))
  const encoded = cookiePair?.slice(name.length + 1)
  return encoded === undefined || encoded === '' ? undefined : decodeCookieValue(encoded)
}

const decodeCookieValue = (encoded: string): string | undefined => {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}
