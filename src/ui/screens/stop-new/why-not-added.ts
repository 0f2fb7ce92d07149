import { serverMessageOf, type CallFailed } from '../../../domain/call'

/** What is said beside the button, since what was typed is still there to be mended or sent again. */
export const whyNotAdded = (failed: CallFailed): string =>
  `The stop was not added: ${serverMessageOf(failed) ?? 'the server did not answer as it should. Try again.'}`
