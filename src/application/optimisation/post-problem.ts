import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { RouteProblem } from '../../domain/problem'
import type { Attempt } from '../session'
import type { JobId } from './job'
import type { OptimisationGateway } from './optimisation-gateway'

export type PostProblemPorts = { readonly jobs: Pick<OptimisationGateway, 'postProblem'>; readonly attempt: Attempt }

export type PostProblem = (problem: RouteProblem) => Promise<E.Either<CallFailure, JobId>>

/** §2: a route problem on its own, to try. */
export const postProblem =
  ({ jobs, attempt }: PostProblemPorts): PostProblem =>
  (problem) =>
    attempt('post a route problem', jobs.postProblem(problem))
