import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import { optimiseProject, postRouteProblem } from '../../../contract/optimisation'
import { encodeProblem } from '../../../contract/problem'
import type { OptimisationGateway } from '../../../src/application/optimisation'
import { isFinished, type JobId } from '../../../src/domain/optimisation'
import type { ProjectId } from '../../../src/domain/project'
import { acceptInMemory, findJob } from './accept-in-memory'
import { answerRequest, parseBody } from './answer-request'
import { followTopic } from './follow-topic'
import { findProject } from './change-project'
import type { MemoryServer } from './memory-server'
import { stopsToPlan } from './plan-in-memory'
import { jobTopic, publishJob, completeJob } from './run-job-in-memory'

export const memoryOptimisationGateway = (server: MemoryServer): OptimisationGateway => ({
  optimise: (project, request) =>
    answerRequest(server, () =>
      pipe(
        parseBody(optimiseProject.body, request),
        E.flatMap(() => findProject(server, project)),
        E.filterOrElse(
          ({ plan }) => stopsToPlan(plan).length > 0,
          (): Refusal => ({ code: 'nothing_to_plan' }),
        ),
        E.map(() => startJob(server, project)),
      ),
    ),
  postProblem: (problem) =>
    answerRequest(server, () =>
      pipe(
        parseBody(postRouteProblem.body, problem),
        E.map(() => startJob(server, undefined)),
      ),
    ),
  encodeProblem,
  read: (id, cancelSignal) => answerRequest(server, () => findJob(server, id), cancelSignal),
  cancel: (id) =>
    answerRequest(server, () =>
      pipe(
        findJob(server, id),
        E.map((job) =>
          isFinished(job) ? job : publishJob(server, { ...job, state: 'cancelled', finishedAt: server.now() }),
        ),
      ),
    ),
  accept: (id, declined, moves) => answerRequest(server, () => acceptInMemory(server, id, declined, moves)),
  follow: (id, ...handlers) =>
    followTopic(server, jobTopic(id), 0, () => {
      const job = server.jobs.get(id)
      return job === undefined
        ? { events: [], isClosed: true }
        : { events: [{ id: 0, event: job }], isClosed: isFinished(job) }
    })(...handlers),
})

const startJob = (server: MemoryServer, projectId: ProjectId | undefined): JobId => {
  const id = server.newId('job')
  const emptyFields = {
    best: undefined,
    message: undefined,
    result: undefined,
    startedAt: undefined,
    finishedAt: undefined,
  }
  publishJob(server, { id, projectId, state: 'queued', progress: 0, createdAt: server.now(), ...emptyFields })
  if (!server.areJobsPaused) queueMicrotask(() => completeJob(server, id))
  return id
}
