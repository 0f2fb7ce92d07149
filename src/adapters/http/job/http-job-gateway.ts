import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as calls from '../../../../contract/job'
import type { JobGateway } from '../../../application/job'
import { isFinished } from '../../../domain/job'
import type { EventFollower } from '../events/event-follower'
import { gatewayCall, plain } from '../gateway-call'
import type { Caller } from '../wire'

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
