/** A key of the user: of a session, or made for a program. */
export type AccountKey = {
  readonly id: string
  readonly kind: 'session' | 'program'
  /** the browser of a session, such as `Firefox on Windows`, or the name of a program */
  readonly name: string
  /** unknown of a session from before an upgrade, as are the following */
  readonly madeAt: string | undefined
  readonly lastUsedAt: string | undefined
  /** the IP address that last used it */
  readonly address: string | undefined
  /** whether it is the key of this session */
  readonly isCurrent: boolean
}

/** A new key for a program, whose text the server never tells again. */
export type ProgramKey = { readonly apiKey: string; readonly key: AccountKey }

/** The last characters distinguish two keys; of a short key they would reveal too much. */
const VISIBLE_LENGTH = 4
const MIN_LENGTH = 16

/** Hides an API key except its last characters; a short key is hidden altogether. */
export const maskApiKey = (key: string): string => {
  const visible = key.length >= MIN_LENGTH ? key.slice(-VISIBLE_LENGTH) : ''
  return '•'.repeat(key.length - visible.length) + visible
}
