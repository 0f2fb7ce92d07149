import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { ChangeId, HistoryPage } from '../../domain/history'
import type { ProjectId } from '../../domain/project'
import type { CancelSignal, EditResult } from '../gateway'

/** A port: the changes of a project. Undo and redo answer the new version of the project. */
export type HistoryGateway = {
  readonly page: (
    project: ProjectId,
    before?: ChangeId,
    cancelSignal?: CancelSignal,
  ) => TE.TaskEither<CallFailure, HistoryPage>
  readonly undo: (project: ProjectId, change: ChangeId) => TE.TaskEither<CallFailure, EditResult<number>>
  readonly redo: (project: ProjectId, change: ChangeId) => TE.TaskEither<CallFailure, EditResult<number>>
}
