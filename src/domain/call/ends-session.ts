import type { CallFailed } from './call-failed'
import type { Tried } from './tried'

/** §4: a 401 on any call ends the session. Who is logging in cannot be logged out. */
export const endsSession = (tried: Tried, failed: CallFailed): boolean =>
  failed.kind === 'signed-out' && tried !== 'log in'
