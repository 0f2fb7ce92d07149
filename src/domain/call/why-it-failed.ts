import { serverMessageOf, type CallFailed } from './call-failed'

/** For people, behind what came to nothing: in the words of the server, where it has any. */
export const whyItFailed = (failed: CallFailed): string =>
  serverMessageOf(failed) ??
  (failed.kind === 'unreachable' ? 'the server cannot be reached' : 'the server did not answer as it should')
