import { isLockRefusal, serverMessageOf, type CallFailure } from './call-failure'

/** The reason of a failure for people: the server's message, or a general one. */
export const failureMessageOf = (failure: CallFailure): string =>
  serverMessageOf(failure) ??
  (failure.kind === 'unreachable' ? 'the server could not be reached' : 'the server did not answer as it should')

/** The message next to the control that failed; undefined for a lock, which has an alert already. */
export const inlineMessageOf = (whatFailed: string, failure: CallFailure): string | undefined =>
  isLockRefusal(failure) && serverMessageOf(failure) !== undefined
    ? undefined
    : `${whatFailed}: ${failureMessageOf(failure)}`
