import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { ProjectId } from '../../domain/project'
import type { Stop, StopDraft, StopId, StopList, StopUpdate } from '../../domain/stop'
import type { CancelSignal, Edited, Versioned } from '../gateway'
import type { ChosenFile } from './chosen-file'
import type { FileUpload } from './file-upload'

/** A port: the stops of a project. */
export type StopGateway = {
  readonly list: (project: ProjectId, cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, Versioned<StopList>>
  readonly document: (
    project: ProjectId,
    cancelSignal?: CancelSignal,
  ) => TE.TaskEither<CallFailure, Versioned<StopList>>
  readonly read: (project: ProjectId, id: StopId, cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, Stop>
  readonly add: (project: ProjectId, draft: StopDraft) => TE.TaskEither<CallFailure, Edited<Stop>>
  /** answers the stop as it stands after it */
  readonly update: (project: ProjectId, update: StopUpdate) => TE.TaskEither<CallFailure, Edited<Stop>>
  /** `onProgress` hears which share of the file is sent, from 0 to 1 */
  readonly upload: (project: ProjectId, file: ChosenFile, onProgress: (share: number) => void) => FileUpload
}
