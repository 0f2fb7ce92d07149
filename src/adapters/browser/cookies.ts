import type { CookieName } from '../../domain/session'

/** As much of a document as holds its cookies. */
export type CookieJar = { cookie: string }

/** §3: cookies hold for the whole site, so they go for the whole site. */
export const forgetCookie = (jar: CookieJar, name: CookieName): void => {
  jar.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}
