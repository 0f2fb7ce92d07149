import type { CallFailure } from './call-failure'
import type { AttemptName } from './attempt-name'

/** §4: a 401 on any call but log-in ends the session. */
export const endsSession = (attempt: AttemptName, failure: CallFailure): boolean =>
  failure.kind === 'signed-out' && attempt !== 'log in'

const hasRefusalCode =
  (code: string) =>
  (failure: CallFailure): boolean =>
    failure.kind === 'refused' && failure.code === code

/** Whether the server does not have what was asked for. */
export const isNotFound = hasRefusalCode('not_found')

/** Whether what was to be changed has changed since it was read. */
export const isStale = hasRefusalCode('stale')

/** Whether the proposal of the job was accepted before, which made a new version of its project. */
export const isAlreadyAccepted = hasRefusalCode('already_accepted')

/** Whether somebody else moved what was to be moved. */
export const isMovedMeanwhile = hasRefusalCode('moved_meanwhile')

/** Whether a lock prevents the change. */
export const isLockRefusal = hasRefusalCode('locked')
