import type { CallFailed } from './call-failure'
import type { Tried } from './attempt-name'

/** §4: a 401 on any call ends the session. On logging in there is no session yet to end. */
export const endsSession = (tried: Tried, failed: CallFailed): boolean =>
  failed.kind === 'signed-out' && tried !== 'log in'
