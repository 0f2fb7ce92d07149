import { answer, call, events, json, ofJob, ofProject, plain } from '../endpoint'
import { job, jobStarted } from './job-codec'
import { optimiseAsk } from './optimise-request-codec'
import { routeProblem } from './route-problem-codec'

const group = 'Optimising'
const ofTheJob = {
  ...plain,
  group,
  path: '/delivery/v2/jobs/{jobId}',
  parameters: ofJob,
  refusals: ['not_found'],
} as const

/** Room for ten thousand stops with their time windows. */
const MOST_BYTES = 20 * 1024 * 1024

export const optimiseProject = call({
  ...plain,
  group,
  name: 'optimiseProject',
  method: 'POST',
  path: '/delivery/v2/projects/{id}/optimize',
  summary: 'Have the stops of a project put into routes; the project itself stays as it is',
  parameters: ofProject,
  body: json(optimiseAsk, MOST_BYTES),
  answer: answer(jobStarted, 202),
  refusals: ['not_found', 'nothing_to_plan'],
})

export const postRouteProblem = call({
  ...plain,
  group,
  name: 'postRouteProblem',
  method: 'POST',
  path: '/delivery/v2/route-problems',
  summary: 'Have a route problem solved that belongs to no project',
  body: json(routeProblem, MOST_BYTES),
  answer: answer(jobStarted, 202),
})

export const readJob = call({
  ...ofTheJob,
  name: 'readJob',
  method: 'GET',
  summary: 'Read how far a job is, and what came of it',
  answer: answer(job),
})

export const cancelJob = call({
  ...ofTheJob,
  name: 'cancelJob',
  method: 'DELETE',
  summary: 'Cancel a job; the best plan it had is kept as its result',
  answer: answer(job),
})

export const followJob = call({
  ...ofTheJob,
  name: 'followJob',
  method: 'GET',
  path: '/delivery/v2/jobs/{jobId}/events',
  summary: 'Hear how far a job is, as events named `progress`',
  answer: events(job),
})
