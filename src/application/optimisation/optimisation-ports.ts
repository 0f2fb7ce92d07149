import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { Move } from '../../domain/move'
import type { JsonObject } from '../../domain/parse'
import type { RouteProblem } from '../../domain/problem'
import type { ProjectId } from '../../domain/project'
import type { CancelSignal, EditResult, FollowEvents } from '../gateway'
import type { AcceptedProposal, Job, JobId, OptimiseRequest } from '../../domain/optimisation'
import type { RouteDay } from '../../domain/calendar'
import type { PlanFor } from './optimise-options'

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

/** An optimisation that this tab waits for, and what was asked of it. */
export type TrackedJob = {
  readonly jobId: JobId
  readonly days: ReadonlyArray<RouteDay>
  readonly stops: number
  readonly planFor: PlanFor
  readonly driverOrCarrierIds: ReadonlyArray<string>
  readonly budgetSeconds: number
  /** milliseconds since 1970, by the clock of this machine */
  readonly askedAt: number
}

/** A port: which optimisation of a project this tab waits for, so that a reload finds it again. */
export type JobStorage = {
  readonly load: (project: ProjectId) => TrackedJob | undefined
  readonly save: (project: ProjectId, trackedJob: TrackedJob) => void
  /** once the optimisation is accepted or given up */
  readonly forget: (project: ProjectId) => void
  /** forgets those of every project */
  readonly clear: () => void
}
