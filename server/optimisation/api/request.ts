import * as E from 'fp-ts/Either'
import type { AnswerOf, Refusal } from '../../../contract'
import { optimiseProject, postRouteProblem, type cancelJob, type readJob } from '../../../contract/optimisation'
import { calendarDateAt } from '../../../src/domain/calendar'
import { requireJob, requireProject } from '../../require'
import { callResult, type AuthorisedCommand, type CallResult } from '../../http'
import type { JobId, JobRecord, OrganisationId, Records } from '../../storage'
import { jobTold, newJob, stopAsked } from '../record'
import { problemIn } from '../run/load-job'
import type { Queue } from '../queue'
import { tooManyPlaces } from '../problem/place-limit'

/** What is needed to start jobs. */
export type JobDesk = {
  readonly now: () => Date
  readonly newId: () => string
  readonly queue: Pick<Queue, 'submit' | 'cancel'>
  readonly tell: (organisation: OrganisationId, id: JobId, revision: number) => void
  readonly onAccident: (error: unknown) => void
}

type Answered<C> = Promise<E.Either<Refusal, CallResult<AnswerOf<C>>>>

/**
 * Refuses at once what cannot succeed; otherwise the job is solved later, from the state of the project at that time.
 */
export const askForPlan =
  (desk: JobDesk) =>
  async (
    { parameters: { id }, body, who }: AuthorisedCommand<typeof optimiseProject>,
    records: Records,
  ): Answered<typeof optimiseProject> => {
    const project = await requireProject(records, { project: id, expected: undefined })
    if (E.isLeft(project)) return project
    const today = calendarDateAt(desk.now().toISOString())
    if (today === undefined) return E.left({ code: 'server_error' })
    const ask = optimiseProject.body.shape.codec.encode(body)
    const asked = await problemIn(records, project.right, ask, today)
    if (E.isLeft(asked)) return asked
    const tooMany = tooManyPlaces(asked.right.asked.problem, 'days')
    if (tooMany !== undefined) return E.left(tooMany)
    return E.right(
      callResult({ jobId: await queued(desk, records, who.organisation, { project: id, kind: 'optimise', ask }) }),
    )
  }

export const askForSolution =
  (desk: JobDesk) =>
  async ({ body, who }: AuthorisedCommand<typeof postRouteProblem>, records: Records): Answered<typeof postRouteProblem> => {
    const tooMany = tooManyPlaces(body, 'stops')
    if (tooMany !== undefined) return E.left(tooMany)
    const ask = postRouteProblem.body.shape.codec.encode(body)
    return E.right(
      callResult({ jobId: await queued(desk, records, who.organisation, { project: undefined, kind: 'problem', ask }) }),
    )
  }

const queued = async (
  { now, newId, queue, tell, onAccident }: JobDesk,
  records: Records,
  organisation: OrganisationId,
  wish: Pick<JobRecord, 'project' | 'kind' | 'ask'>,
): Promise<JobId> => {
  const job = newJob({ ...wish, id: newId(), createdAt: now().toISOString() })
  await records.jobs.add(job)
  records.afterwards(() => {
    tell(organisation, job.id, job.revision)
    // If this fails, the queue finds the unfinished job in the storage later.
    queue.submit(organisation, job.id).catch(onAccident)
  })
  return job.id
}

export const lookAtJob = async (
  { parameters: { jobId } }: AuthorisedCommand<typeof readJob>,
  records: Records,
): Answered<typeof readJob> => E.map((job: JobRecord) => callResult(jobTold(job)))(await requireJob(records, jobId))

export const stopJob =
  ({ now, queue, tell, onAccident }: JobDesk) =>
  async (
    { parameters: { jobId }, who: { organisation } }: AuthorisedCommand<typeof cancelJob>,
    records: Records,
  ): Answered<typeof cancelJob> => {
    const job = await requireJob(records, jobId)
    if (E.isLeft(job)) return job
    const stopped = stopAsked(job.right, now().toISOString())
    if (stopped !== job.right) {
      await records.jobs.save(stopped)
      records.afterwards(() => {
        tell(organisation, jobId, stopped.revision)
        queue.cancel(organisation, jobId).catch(onAccident)
      })
    }
    return E.right(callResult(jobTold(stopped)))
  }
