import type { CallFailure } from './call-failure'
import type { AttemptName } from './attempt-name'

/** §4: a 401 on any call but log-in ends the session. */
export const endsSession = (attempt: AttemptName, failure: CallFailure): boolean =>
  failure.kind === 'signed-out' && attempt !== 'log in'
