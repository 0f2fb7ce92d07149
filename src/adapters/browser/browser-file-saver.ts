import * as TE from 'fp-ts/TaskEither'
import type { FileSaver } from '../../application/project'

/** Browsers read the URL some time after the click. */
const REVOKE_AFTER_MS = 60_000

/** Saves by clicking a link with a `download` attribute. */
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
