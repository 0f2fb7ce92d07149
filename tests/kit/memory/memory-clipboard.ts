import * as TE from 'fp-ts/TaskEither'
import type { Clipboard } from '../../../src/application/session'

/** A clipboard that a test can read. */
export type MemoryClipboard = Clipboard & { readonly text: () => string | undefined }

export const memoryClipboard = (): MemoryClipboard => {
  let copied: string | undefined
  return { copy: (text) => TE.fromIO(() => void (copied = text)), text: () => copied }
}
