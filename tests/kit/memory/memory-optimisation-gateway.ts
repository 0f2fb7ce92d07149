import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import { optimiseProject, postRouteProblem } from '../../../contract/optimisation'
import type { Job, JobGateway, JobId } from '../../../src/application/optimisation'
import { isFinished } from '../../../src/domain/optimisation'
import type { ProjectId } from '../../../src/domain/project'
import { answering, heard } from './answer-request'
import { followed } from './follow-topic'
import { projectIn } from './change-project'
import type { MemoryServer } from './memory-server'
import { stopsToPlan } from './plan-in-memory'
import { jobTopic, tellJob, workOn } from './run-job-in-memory'

export const memoryJobGateway = (server: MemoryServer): JobGateway => ({
  optimise: (project, ask) =>
    answering(server, () =>
      pipe(
        heard(optimiseProject.body, ask),
        E.flatMap(() => projectIn(server, project)),
        E.filterOrElse(
          ({ plan }) => stopsToPlan(plan).length > 0,
          (): Refusal => ({ code: 'nothing_to_plan' }),
        ),
        E.map(() => begun(server, project)),
      ),
    ),
  postProblem: (problem) =>
    answering(server, () =>
      pipe(
        heard(postRouteProblem.body, problem),
        E.map(() => begun(server, undefined)),
      ),
    ),
  read: (id, callingOff) => answering(server, () => jobIn(server, id), callingOff),
  cancel: (id) =>
    answering(server, () =>
      pipe(
        jobIn(server, id),
        E.map((job) =>
          isFinished(job) ? job : tellJob(server, { ...job, state: 'cancelled', finishedAt: server.now() }),
        ),
      ),
    ),
  follow: (id, ...told) =>
    followed(server, jobTopic(id), 0, () => {
      const job = server.jobs.get(id)
      return job === undefined ? { events: [], over: true } : { events: [{ id: 0, event: job }], over: isFinished(job) }
    })(...told),
})

const jobIn = ({ jobs }: MemoryServer, id: JobId): E.Either<Refusal, Job> =>
  E.fromNullable<Refusal>({ code: 'not_found', message: 'There is no such job.' })(jobs.get(id))

const begun = (server: MemoryServer, projectId: ProjectId | undefined): JobId => {
  const id = server.newId('job')
  const nothing = {
    best: undefined,
    message: undefined,
    result: undefined,
    startedAt: undefined,
    finishedAt: undefined,
  }
  tellJob(server, { id, projectId, state: 'queued', progress: 0, createdAt: server.now(), ...nothing })
  if (!server.holdsJobs) queueMicrotask(() => workOn(server, id))
  return id
}
