import * as TE from 'fp-ts/TaskEither'
import type { Clipboard } from '../../application/session'

/** Browsers offer a clipboard only to pages from HTTPS or localhost, and the user can refuse access. */
export const browserClipboard = (clipboard: () => Pick<Navigator['clipboard'], 'writeText'>): Clipboard => ({
  copy: (text) =>
    TE.tryCatch(
      async () => clipboard().writeText(text),
      () => ({ kind: 'unreachable' }),
    ),
})
