import type { ProjectId } from '../../src/domain/project'
import { textOrNumber } from '../../src/domain/parse'
import { amount, choice, count, id, maybe, moment, needed, record, value } from '../shape'
import { jobResult, type JobResult } from './job-result-codec'

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof jobStates)[number]

/** The figures of the best plan so far. */
export type BestSoFar = {
  readonly cost: number
  readonly metres: number
  readonly seconds: number
  readonly planned: number
  readonly unplanned: number
}

export type Job = {
  readonly id: string
  /** undefined for a route problem that was sent without a project */
  readonly projectId: ProjectId | undefined
  readonly state: JobState
  /** 0 to 1 */
  readonly progress: number
  readonly best: BestSoFar | undefined
  /** why the job failed, or another remark */
  readonly message: string | undefined
  readonly result: JobResult | undefined
  readonly createdAt: string
  readonly startedAt: string | undefined
  readonly finishedAt: string | undefined
}

const stops = count({ min: 0 }, 90)

const bestSoFar = record<BestSoFar>('BestSoFar', {
  cost: needed('cost', amount({}, 412.5)),
  metres: needed('distance_m', amount({ min: 0 }, 318_400)),
  seconds: needed('duration_s', amount({ min: 0 }, 86_100)),
  planned: needed('planned', stops),
  unplanned: needed('unplanned', count({ min: 0 }, 2)),
})

export const job = record<Job>('Job', {
  id: needed('job_id', id('job_41e0')),
  projectId: maybe('project_id', id('prj_5d1c')),
  state: needed('state', choice(jobStates, 'done')),
  progress: needed('progress', amount({ min: 0, max: 1 }, 1)),
  best: maybe('best', bestSoFar),
  message: maybe('message', value(textOrNumber(), { type: 'string' }, '90 stops planned, 2 left out')),
  result: maybe('result', jobResult),
  createdAt: needed('created_at', moment('2026-11-23T06:31:00.000Z')),
  startedAt: maybe('started_at', moment('2026-11-23T06:31:00.120Z')),
  finishedAt: maybe('finished_at', moment('2026-11-23T06:31:20.450Z')),
})

/** §3: the id under which the job can be followed. */
export const jobStarted = record<{ readonly jobId: string }>('JobStarted', { jobId: needed('job_id', id('job_41e0')) })
