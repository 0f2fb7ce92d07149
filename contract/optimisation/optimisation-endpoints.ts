import {
  jsonAnswer,
  defineEndpoint,
  eventStreamAnswer,
  jsonBody,
  jobParameters,
  projectParameters,
  endpointDefaults,
} from '../endpoint'
import { acceptRequestCodec, acceptedCodec } from './accept-codec'
import { jobCodec, jobStartedCodec } from './job-codec'
import { optimiseRequestCodec } from './optimise-request-codec'
import { routeProblemCodec } from './route-problem-codec'

const group = 'Optimising'
const jobEndpoint = {
  ...endpointDefaults,
  group,
  path: '/delivery/v2/jobs/{jobId}',
  parameters: jobParameters,
  refusals: ['not_found'],
} as const

/** The maximum body size, for ten thousand stops with their time windows. */
const MAX_BYTES = 20 * 1024 * 1024

export const optimiseProject = defineEndpoint({
  ...endpointDefaults,
  group,
  name: 'optimiseProject',
  method: 'POST',
  path: '/delivery/v2/projects/{id}/optimize',
  summary: 'Have the stops of a project put into routes; the project itself stays as it is',
  parameters: projectParameters,
  body: jsonBody(optimiseRequestCodec, MAX_BYTES),
  answer: jsonAnswer(jobStartedCodec, 202),
  refusals: ['not_found', 'nothing_to_plan'],
})

export const postRouteProblem = defineEndpoint({
  ...endpointDefaults,
  group,
  name: 'postRouteProblem',
  method: 'POST',
  path: '/delivery/v2/route-problems',
  summary: 'Have a route problem solved that belongs to no project',
  body: jsonBody(routeProblemCodec, MAX_BYTES),
  answer: jsonAnswer(jobStartedCodec, 202),
})

export const readJob = defineEndpoint({
  ...jobEndpoint,
  name: 'readJob',
  method: 'GET',
  summary: 'Read how far a job is, and what came of it',
  answer: jsonAnswer(jobCodec),
})

export const cancelJob = defineEndpoint({
  ...jobEndpoint,
  name: 'cancelJob',
  method: 'DELETE',
  summary: 'Cancel a job; the best plan it had is kept as its result',
  answer: jsonAnswer(jobCodec),
})

export const acceptProposal = defineEndpoint({
  ...jobEndpoint,
  name: 'acceptProposal',
  method: 'POST',
  path: '/delivery/v2/jobs/{jobId}/accept',
  summary: 'Accept the plan that a job proposes, or a part of it, as one change of its project',
  body: jsonBody(acceptRequestCodec),
  answer: jsonAnswer(acceptedCodec),
  refusals: ['not_found', 'no_plan', 'already_accepted', 'locked'],
  version: { answered: true, checked: true },
  sendsChange: true,
})

export const followJob = defineEndpoint({
  ...jobEndpoint,
  name: 'followJob',
  method: 'GET',
  path: '/delivery/v2/jobs/{jobId}/events',
  summary: 'Hear how far a job is, as events named `progress`',
  answer: eventStreamAnswer(jobCodec),
})
