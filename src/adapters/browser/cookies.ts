import type { CookieName } from '../../domain/session'

/** As much of a document as holds its cookies. */
export type CookieJar = { cookie: string }

/** As long as a browser keeps one, so that the place in a project outlives the night. */
const MAX_AGE_S = 400 * 24 * 3_600

/** §3: cookies hold for the whole site. */
export const writeCookie = (jar: CookieJar, name: CookieName, value: string): void => {
  jar.cookie = `${name}=${encodeURIComponent(value.toWellFormed())}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax`
}

/** They go for the whole site as well. */
export const deleteCookie = (jar: CookieJar, name: CookieName): void => {
  jar.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}

/** What a cookie says; nothing where it is not there, is empty, or is no longer what was written. */
export const readCookie = (jar: CookieJar, name: CookieName): string | undefined => {
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
