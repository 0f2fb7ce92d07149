import { hash, randomBytes } from 'node:crypto'
import type { KeyRecord } from '../storage'

const SECRET_BYTES = 32

/** The key of a session or of a program, or the secret of a link. It begins with the id of its organisation, so that only that organisation is searched. */
export const createKey = (organisation: string): string =>
  `${organisation}.${randomBytes(SECRET_BYTES).toString('base64url')}`

const keyPattern = /^(.{1,200})\.[\w-]{43}$/

/** The organisation id in a key; undefined if the text cannot be a key. */
export const organisationOf = (key: string): string | undefined => keyPattern.exec(key)?.[1]

/**
 * Keys are stored and looked up by this hash. The timing of a lookup may reveal part of a hash, which does not help
 * to find a key. A fast hash is enough, because keys are random and cannot be guessed.
 */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url')

const HOUR_MS = 60 * 60 * 1_000

/** How long a session is valid: from its log-in, and without a request. The values are settings of the server. */
export type SessionLimits = { readonly sessionDays: number; readonly sessionIdleHours: number }

/** When a new session ends at the latest. */
export const endOfSession = (startedAt: Date, { sessionDays }: SessionLimits): Date =>
  new Date(startedAt.getTime() + sessionDays * 24 * HOUR_MS)

/** A key for a program has no end of its own: only its user ends it. */
export const END_OF_PROGRAM_KEY = '9999-12-31T23:59:59.999Z'

/** A session that was last used before this time has ended. */
export const idleSince = (now: Date, { sessionIdleHours }: SessionLimits): Date =>
  new Date(now.getTime() - sessionIdleHours * HOUR_MS)

/** When a key ends if it is not used again, in milliseconds. */
export const endOfKey = (
  { kind, endsAt, madeAt, lastUsedAt = madeAt }: Pick<KeyRecord, 'kind' | 'endsAt' | 'madeAt' | 'lastUsedAt'>,
  { sessionIdleHours }: SessionLimits,
): number => {
  const latestEnd = Date.parse(endsAt)
  return kind !== 'session' || lastUsedAt === undefined
    ? latestEnd
    : Math.min(latestEnd, Date.parse(lastUsedAt) + sessionIdleHours * HOUR_MS)
}
