import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { LockChange } from '../../domain/lock'
import type { EditResult } from '../gateway'
import type { ProjectId } from '../../domain/project'

/** A port: stores locks. Answers the new version of the project. */
export type LockGateway = {
  readonly change: (project: ProjectId, change: LockChange) => TE.TaskEither<CallFailure, EditResult<number>>
}
