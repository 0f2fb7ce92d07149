import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { LockChange } from '../../domain/lock'
import type { Edited } from '../gateway'
import type { ProjectId } from '../../domain/project'

/** A port: who keeps what is locked where it is. Answers the version that the project has then. */
export type LockGateway = {
  readonly change: (project: ProjectId, change: LockChange) => TE.TaskEither<CallFailure, Edited<number>>
}
