import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { Move } from '../../domain/move'
import type { JsonObject } from '../../domain/parse'
import type { RouteProblem } from '../../domain/problem'
import type { ProjectId } from '../../domain/project'
import type { CancelSignal, EditResult, FollowEvents } from '../gateway'
import type { AcceptedProposal, Job, JobId, OptimiseRequest } from '../../domain/optimisation'

/** A port: the server's optimiser, which puts stops into routes. */
export type OptimisationGateway = {
  readonly optimise: (project: ProjectId, request: OptimiseRequest) => TE.TaskEither<CallFailure, JobId>
  readonly postProblem: (problem: RouteProblem) => TE.TaskEither<CallFailure, JobId>
  /** the JSON that `postProblem` sends */
  readonly encodeProblem: (problem: RouteProblem) => JsonObject
  readonly read: (id: JobId, cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, Job>
  /** Its result is the best plan so far. The job may still run when this answers, until that plan is stored. */
  readonly cancel: (id: JobId) => TE.TaskEither<CallFailure, Job>
  /**
   * Stores the proposal of a job without the declined routes, and makes the moves on it; refused where others have
   * changed a route of it since.
   */
  readonly accept: (
    id: JobId,
    declined: ReadonlyArray<string>,
    moves: ReadonlyArray<Move>,
  ) => TE.TaskEither<CallFailure, EditResult<AcceptedProposal>>
  /** ends when the job does */
  readonly follow: (id: JobId, ...handlers: Parameters<FollowEvents<Job>>) => ReturnType<FollowEvents<Job>>
}
