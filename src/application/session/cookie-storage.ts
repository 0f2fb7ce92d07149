import type { CookieName } from '../../domain/session'

/** A port: the cookies of §3. An unreadable cookie counts as absent; a failed write is ignored. */
export type CookieStorage = {
  readonly read: (name: CookieName) => string | undefined
  /** undefined deletes the cookie */
  readonly write: (name: CookieName, value: string | undefined) => void
}
