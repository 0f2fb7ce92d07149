import type * as TE from 'fp-ts/TaskEither'
import type { Edited } from '../gateway'
import type { CallFailure } from '../../domain/failure'

/** A file on its way. It sets out when `done` is run, and is sent once. */
export type FileUpload = {
  /** how many stops came of it; `cancelled` where it was cancelled in time */
  readonly result: TE.TaskEither<CallFailure, Edited<number>>
  readonly cancel: () => void
}
