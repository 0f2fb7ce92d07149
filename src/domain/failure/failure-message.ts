import { serverMessageOf, type CallFailure } from './call-failure'
import { isLockRefusal } from './refusal-code'

/** The reason why something failed, for people: in the words of the server, where it has any. */
export const failureMessageOf = (failure: CallFailure): string =>
  serverMessageOf(failure) ??
  (failure.kind === 'unreachable' ? 'the server cannot be reached' : 'the server did not answer as it should')

/** What is said at the place where it was tried; nothing where a lock holds, since an alert tells of that already. */
export const inlineMessageOf = (notDone: string, failure: CallFailure): string | undefined =>
  isLockRefusal(failure) && serverMessageOf(failure) !== undefined
    ? undefined
    : `${notDone}: ${failureMessageOf(failure)}`
