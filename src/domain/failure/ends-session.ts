import type { CallFailure } from './call-failure'
import type { AttemptName } from './attempt-name'

/** §4: a 401 on any call ends the session. On logging in there is no session yet to end. */
export const endsSession = (attempt: AttemptName, failure: CallFailure): boolean =>
  failure.kind === 'signed-out' && attempt !== 'log in'
