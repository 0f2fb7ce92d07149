import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as endpoints from '../../../contract/optimisation'
import { encodeProblem } from '../../../contract/problem'
import type { OptimisationGateway } from '../../application/optimisation'
import { isFinished } from '../../domain/optimisation'
import type { FollowEndpoint } from './follow-endpoint'
import { callEdit, callEndpoint, emptyInput } from './call-endpoint'
import type { SendRequest } from './request-types'

export const httpOptimisationGateway = (send: SendRequest, followEndpoint: FollowEndpoint): OptimisationGateway => {
  const call = callEndpoint(send)
  const inputFor = (jobId: string) => ({ ...emptyInput, parameters: { jobId } })
  const toJobId = TE.map(({ jobId }: { readonly jobId: string }) => jobId)
  return {
    optimise: (id, body) => pipe(call(endpoints.optimiseProject)({ ...emptyInput, parameters: { id }, body }), toJobId),
    postProblem: (body) => pipe(call(endpoints.postRouteProblem)({ ...emptyInput, body }), toJobId),
    encodeProblem,
    read: (id, cancelSignal) => call(endpoints.readJob)(inputFor(id), { cancelSignal }),
    cancel: (id) => call(endpoints.cancelJob)(inputFor(id)),
    accept: (id, declined) => callEdit(send)(endpoints.acceptProposal)({ ...inputFor(id), body: { declined } }),
    follow: (id, ...handlers) => followEndpoint(endpoints.followJob, 'progress', isFinished)(inputFor(id))(...handlers),
  }
}
