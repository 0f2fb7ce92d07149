import type { KeyRecord } from '../../../server/storage'

/** The key of a session in Firefox, with other details where given. */
export const aKey = (details: Pick<KeyRecord, 'hash' | 'userId' | 'endsAt'> & Partial<KeyRecord>): KeyRecord => ({
  kind: 'session',
  name: 'Firefox on Windows',
  madeAt: undefined,
  lastUsedAt: undefined,
  address: undefined,
  ...details,
})
