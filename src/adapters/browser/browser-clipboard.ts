import * as TE from 'fp-ts/TaskEither'
import type { Clipboard } from '../../application/session'

/** A page has none unless it came over HTTPS or from this machine, and the user may refuse it. */
export const browserClipboard = (clipboard: () => Pick<Navigator['clipboard'], 'writeText'>): Clipboard => ({
  copy: (text) =>
    TE.tryCatch(
      async () => clipboard().writeText(text),
      () => ({ kind: 'unreachable' }),
    ),
})
