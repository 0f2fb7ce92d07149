import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'

type WriteFile = (bytes: Uint8Array) => TE.TaskEither<CallFailure, void>

/** A port: saves a file on this machine; `type` is a media type. */
export type FileSaver = {
  readonly save: (name: string, type: string, bytes: Uint8Array) => TE.TaskEither<CallFailure, void>
  /** Asks the user in which file to save it, soon after a click; undefined where the browser cannot ask. */
  readonly chooseFile: ((name: string, type: string) => TE.TaskEither<CallFailure, WriteFile>) | undefined
}

export type FileToSave = {
  readonly name: string
  readonly type: string
  readonly bytes: TE.TaskEither<CallFailure, Uint8Array>
}

/** Whether the user is asked where the file is to go, or it goes where the browser saves all files. */
export type SavingMode = 'ask where' | 'save at once'

/** Asks before the bytes are there, since a browser asks only soon after a click. */
export const saveFile = (
  { save, chooseFile }: FileSaver,
  { name, type, bytes }: FileToSave,
  mode: SavingMode = 'save at once',
): TE.TaskEither<CallFailure, void> =>
  mode === 'ask where' && chooseFile !== undefined
    ? pipe(
        chooseFile(name, type),
        TE.flatMap((write) => pipe(bytes, TE.flatMap(write))),
      )
    : pipe(
        bytes,
        TE.flatMap((known) => save(name, type, known)),
      )
