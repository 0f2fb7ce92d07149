import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { ChangeId } from '../../domain/history'
import type { ProjectId } from '../../domain/project'
import type { CancelSignal, Edited } from '../gateway'

/** A change in the history of a project. */
export type HistoryEntry = {
  readonly id: ChangeId
  /** an ISO date-time */
  readonly at: string
  /** the name of the user */
  readonly by: string
  readonly words: string
  readonly undone: boolean
}

/** A page of the history, newest first; `next` is the id that the next page starts before, if there is one. */
export type HistoryPage = { readonly changes: ReadonlyArray<HistoryEntry>; readonly next: ChangeId | undefined }

/** A port: the changes of a project. Undo and redo answer the new version of the project. */
export type HistoryGateway = {
  readonly page: (
    project: ProjectId,
    before?: ChangeId,
    cancelSignal?: CancelSignal,
  ) => TE.TaskEither<CallFailure, HistoryPage>
  readonly undo: (project: ProjectId, change: ChangeId) => TE.TaskEither<CallFailure, Edited<number>>
  readonly redo: (project: ProjectId, change: ChangeId) => TE.TaskEither<CallFailure, Edited<number>>
}
