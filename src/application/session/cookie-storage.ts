import type { CookieName } from '../../domain/session'

/** A port: the cookies of §3. One that cannot be read is not there, and where none can be written none is. */
export type CookieStorage = {
  readonly read: (name: CookieName) => string | undefined
  /** nothing to take it away */
  readonly write: (name: CookieName, value: string | undefined) => void
}
