import * as TE from 'fp-ts/TaskEither'
import type { FileSaver } from '../../../src/application/project'

export type SavedFile = { readonly name: string; readonly type: string; readonly bytes: Uint8Array }

/** A folder whose files a test can read, oldest first. */
export type MemoryFileSaver = FileSaver & {
  readonly chooseFile: NonNullable<FileSaver['chooseFile']>
  readonly savedFiles: () => ReadonlyArray<SavedFile>
}

/** The user always chooses the folder `chosen`. */
export const memoryFileSaver = (): MemoryFileSaver => {
  const files: SavedFile[] = []
  const save: FileSaver['save'] = (name, type, bytes) => TE.fromIO(() => void files.push({ name, type, bytes }))
  return {
    save,
    chooseFile: (name, type) => TE.of((bytes) => save(`chosen/${name}`, type, bytes)),
    savedFiles: () => [...files],
  }
}
