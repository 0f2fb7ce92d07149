import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'

/** A port: saves a file on this machine; `type` is a media type. */
export type FileSaver = {
  readonly save: (name: string, type: string, bytes: Uint8Array) => TE.TaskEither<CallFailure, void>
}
