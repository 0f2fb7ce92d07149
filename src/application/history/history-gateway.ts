import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { ChangeId } from '../../domain/history'
import type { ProjectId } from '../../domain/project'
import type { CancelSignal, Edited } from '../gateway'

/** A line of a project's history. */
export type HistoryEntry = {
  readonly id: ChangeId
  /** an ISO date-time */
  readonly at: string
  /** the name of the user */
  readonly by: string
  readonly words: string
  readonly undone: boolean
}

/** Some of the history, newest first; `next` is what to ask before, where there is more. */
export type HistoryPage = { readonly changes: ReadonlyArray<HistoryEntry>; readonly next: ChangeId | undefined }

/** A port: what was done to a project. Undoing and redoing answer the version that the project has then. */
export type HistoryGateway = {
  readonly page: (
    project: ProjectId,
    before?: ChangeId,
    cancelSignal?: CancelSignal,
  ) => TE.TaskEither<CallFailure, HistoryPage>
  readonly undo: (project: ProjectId, change: ChangeId) => TE.TaskEither<CallFailure, Edited<number>>
  readonly redo: (project: ProjectId, change: ChangeId) => TE.TaskEither<CallFailure, Edited<number>>
}
