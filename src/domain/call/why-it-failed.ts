import { serverMessageOf, type CallFailed } from './call-failed'
import { isHeldByLock } from './held-by-lock'

/** For people, behind what came to nothing: in the words of the server, where it has any. */
export const whyItFailed = (failed: CallFailed): string =>
  serverMessageOf(failed) ??
  (failed.kind === 'unreachable' ? 'the server cannot be reached' : 'the server did not answer as it should')

/** What is said where it was tried. Of a lock that holds an alert tells already, in the same way wherever one meets it. */
export const saidInPlace = (undone: string, failed: CallFailed): string | undefined =>
  isHeldByLock(failed) && serverMessageOf(failed) !== undefined ? undefined : `${undone}: ${whyItFailed(failed)}`
