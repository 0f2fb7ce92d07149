import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as endpoints from '../../../contract/optimisation'
import { encodeProblem } from '../../../contract/problem'
import type { OptimisationGateway } from '../../application/optimisation'
import { isFinished } from '../../domain/optimisation'
import type { FollowEndpoint } from './follow-endpoint'
import { callEndpoint, emptyInput } from './call-endpoint'
import { callEditEndpoint } from './call-edit-endpoint'
import type { SendRequest } from './request-types'

export const httpOptimisationGateway = (send: SendRequest, followEndpoint: FollowEndpoint): OptimisationGateway => {
  const call = callEndpoint(send)
  const jobInput = (jobId: string) => ({ ...emptyInput, parameters: { jobId } })
  const toJobId = TE.map(({ jobId }: { readonly jobId: string }) => jobId)
  return {
    optimise: (projectId, body) =>
      pipe(call(endpoints.optimiseProject)({ ...emptyInput, parameters: { id: projectId }, body }), toJobId),
    postProblem: (body) => pipe(call(endpoints.postRouteProblem)({ ...emptyInput, body }), toJobId),
    encodeProblem,
    read: (jobId, cancelSignal) => call(endpoints.readJob)(jobInput(jobId), { cancelSignal }),
    cancel: (jobId) => call(endpoints.cancelJob)(jobInput(jobId)),
    accept: (jobId, declined, moves) =>
      callEditEndpoint(send)(endpoints.acceptProposal)({
        ...jobInput(jobId),
        body: { declined, ...(moves.length === 0 ? {} : { moves }) },
      }),
    follow: (jobId, ...followArguments) =>
      followEndpoint(endpoints.followJob, 'progress', isFinished)(jobInput(jobId))(...followArguments),
  }
}
