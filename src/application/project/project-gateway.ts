import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type {
  ExportQuery,
  OpenProject,
  PresentUser,
  ProjectId,
  ProjectSummary,
  OpenedProject,
} from '../../domain/project'
import type { ProjectChanged } from '../../domain/history'
import type { CancelSignal, FollowEvents, Unsubscribe } from '../gateway'

/** A port: the projects of the organisation. */
export type ProjectGateway = {
  readonly list: (cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, ReadonlyArray<ProjectSummary>>
  readonly create: (name: string) => TE.TaskEither<CallFailure, OpenProject>
  readonly remove: (id: ProjectId) => TE.TaskEither<CallFailure, void>
  readonly open: (id: ProjectId, cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, OpenedProject>
  /** the bytes of a PDF */
  readonly report: (id: ProjectId, cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, Uint8Array>
  /** the bytes of the file */
  readonly exportStops: (
    id: ProjectId,
    query: ExportQuery,
    cancelSignal?: CancelSignal,
  ) => TE.TaskEither<CallFailure, Uint8Array>
  readonly follow: (
    id: ProjectId,
    ...handlers: Parameters<FollowEvents<ProjectChanged, ReadonlyArray<PresentUser>>>
  ) => Unsubscribe
}
