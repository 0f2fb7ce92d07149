import { isFinished, type Job, type JobId } from '../../../src/domain/optimisation'
import type { MemoryServer } from './memory-server'
import { planProject } from './plan-in-memory'

export const jobTopic = (id: JobId): string => `job ${id}`

/** Stores a job, and notifies its followers. */
export const publishJob = (server: Pick<MemoryServer, 'jobs' | 'listeners'>, job: Job): Job => {
  server.jobs.set(job.id, job)
  server.listeners.notify(jobTopic(job.id))
  return job
}

/** Completes a waiting job at once; tests call it where jobs are paused. */
export const completeJob = (server: MemoryServer, id: JobId): void => {
  const job = server.jobs.get(id)
  if (job === undefined || isFinished(job)) return
  const startedAt = job.startedAt ?? server.now()
  const project = job.projectId === undefined ? undefined : server.projects.get(job.projectId)
  const finished = { ...job, state: 'done', progress: 1, startedAt, finishedAt: server.now() } as const
  if (job.projectId === undefined) publishJob(server, { ...finished, message: 'Nothing here can solve it.' })
  else if (project === undefined)
    publishJob(server, { ...finished, state: 'failed', message: 'There is no such project.' })
  else publishJob(server, { ...finished, ...planProject(server, project) })
}
