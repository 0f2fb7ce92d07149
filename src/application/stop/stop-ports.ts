import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { StopToAdd } from '../../domain/move'
import type { ProjectId } from '../../domain/project'
import type { Stop, StopId, StopList, StopUpdate } from '../../domain/stop'
import type { FieldEdit } from '../../domain/stop-edit'
import type { CancelSignal, EditResult, Versioned } from '../gateway'
import type { CalendarDate } from '../../domain/calendar'

/** A file that the user chose or dropped. Its bytes are read when they are needed. */
export type ChosenFile = {
  readonly name: string
  /** bytes */
  readonly size: number
  readonly bytes: () => Promise<ArrayBuffer>
}

/** The upload of a file. It starts when `result` is run, and is sent once. */
export type FileUpload = {
  /** the number of added stops; `cancelled` where it was cancelled in time */
  readonly result: TE.TaskEither<CallFailure, EditResult<number>>
  readonly cancel: () => void
}

/** A port: the stops of a project. */
export type StopGateway = {
  readonly list: (project: ProjectId, cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, Versioned<StopList>>
  readonly document: (
    project: ProjectId,
    cancelSignal?: CancelSignal,
  ) => TE.TaskEither<CallFailure, Versioned<StopList>>
  readonly read: (project: ProjectId, id: StopId, cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, Stop>
  readonly add: (project: ProjectId, stop: StopToAdd) => TE.TaskEither<CallFailure, EditResult<Stop>>
  /** answers the updated stop */
  readonly update: (project: ProjectId, update: StopUpdate) => TE.TaskEither<CallFailure, EditResult<Stop>>
  /** answers the edited stop; refused where a field is no longer as it was */
  readonly edit: (
    project: ProjectId,
    id: StopId,
    edits: ReadonlyArray<FieldEdit>,
  ) => TE.TaskEither<CallFailure, EditResult<Stop>>
  /** answers the new version */
  readonly delete: (project: ProjectId, id: StopId) => TE.TaskEither<CallFailure, EditResult<number>>
  /** `onProgress` receives the share of the file that is sent, from 0 to 1 */
  readonly upload: (project: ProjectId, file: ChosenFile, onProgress: (share: number) => void) => FileUpload
}

/** A port: the date and the time where the routes are driven. */
export type Calendar = {
  /** undefined where the machine does not know it */
  readonly today: () => CalendarDate | undefined
  /** an ISO date-time */
  readonly now: () => string
}
