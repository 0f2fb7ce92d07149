import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as calls from '../../../contract/optimisation'
import type { JobGateway } from '../../application/optimisation'
import { isFinished } from '../../domain/optimisation'
import type { EventFollower } from './follow-endpoint'
import { gatewayCall, plain } from './call-endpoint'
import type { Caller } from './request-types'

export const httpJobGateway = (ask: Caller, follower: EventFollower): JobGateway => {
  const call = gatewayCall(ask)
  const of = (jobId: string) => ({ ...plain, parameters: { jobId } })
  const started = TE.map(({ jobId }: { readonly jobId: string }) => jobId)
  return {
    optimise: (id, body) => pipe(call(calls.optimiseProject)({ ...plain, parameters: { id }, body }), started),
    postProblem: (body) => pipe(call(calls.postRouteProblem)({ ...plain, body }), started),
    read: (id, callingOff) => call(calls.readJob)(of(id), { callingOff }),
    cancel: (id) => call(calls.cancelJob)(of(id)),
    follow: (id, ...told) => follower(calls.followJob, 'progress', isFinished)(of(id))(...told),
  }
}
