import type { KeyRecord } from '../storage'

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
