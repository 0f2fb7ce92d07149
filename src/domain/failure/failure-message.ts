import { serverMessageOf, type CallFailed } from './call-failure'
import { isHeldByLock } from './refusal-code'

/** The reason why something failed, for people: in the words of the server, where it has any. */
export const whyItFailed = (failed: CallFailed): string =>
  serverMessageOf(failed) ??
  (failed.kind === 'unreachable' ? 'the server cannot be reached' : 'the server did not answer as it should')

/** What is said at the place where it was tried; nothing where a lock holds, since an alert tells of that already. */
export const saidInPlace = (undone: string, failed: CallFailed): string | undefined =>
  isHeldByLock(failed) && serverMessageOf(failed) !== undefined ? undefined : `${undone}: ${whyItFailed(failed)}`
