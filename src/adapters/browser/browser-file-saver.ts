import * as TE from 'fp-ts/TaskEither'
import type { FileSaver } from '../../application/project'

/** A browser begins to read what was clicked on a while after the click. */
const REVOKE_AFTER_MS = 60_000

/** Saves as a browser saves: by a link that is clicked. */
export const browserFileSaver = (ownerDocument: Document): FileSaver => ({
  save: (name, type, bytes) =>
    TE.tryCatch(
      async () => {
        const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }))
        const link = ownerDocument.createElement('a')
        link.href = url
        link.download = name
        ownerDocument.body.append(link)
        link.click()
        link.remove()
        setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
      },
      () => ({ kind: 'unreachable' }),
    ),
})
