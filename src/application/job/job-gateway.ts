import type * as TE from 'fp-ts/TaskEither'
import type { CallFailed } from '../../domain/call'
import type { RouteProblem } from '../../domain/problem'
import type { ProjectId } from '../../domain/project'
import type { CallingOff, Follow } from '../call'
import type { Job, JobId } from './job'
import type { OptimiseAsk } from './optimise-ask'

/** A port: who puts stops into routes. */
export type JobGateway = {
  readonly optimise: (project: ProjectId, ask: OptimiseAsk) => TE.TaskEither<CallFailed, JobId>
  readonly postProblem: (problem: RouteProblem) => TE.TaskEither<CallFailed, JobId>
  readonly read: (id: JobId, callingOff?: CallingOff) => TE.TaskEither<CallFailed, Job>
  /** What it had by then is its result. It may still run when this answers, until it has handed that in. */
  readonly cancel: (id: JobId) => TE.TaskEither<CallFailed, Job>
  /** over when the job is */
  readonly follow: (id: JobId, ...told: Parameters<Follow<Job>>) => ReturnType<Follow<Job>>
}
