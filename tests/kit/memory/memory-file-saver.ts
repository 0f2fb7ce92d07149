import * as TE from 'fp-ts/TaskEither'
import type { FileSaver } from '../../../src/application/project'

export type SavedFile = { readonly name: string; readonly type: string; readonly bytes: Uint8Array }

/** A folder whose files a test can read, oldest first. */
export type MemoryFileSaver = FileSaver & { readonly savedFiles: () => ReadonlyArray<SavedFile> }

export const memoryFileSaver = (): MemoryFileSaver => {
  const files: SavedFile[] = []
  return {
    save: (name, type, bytes) => TE.fromIO(() => void files.push({ name, type, bytes })),
    savedFiles: () => [...files],
  }
}
