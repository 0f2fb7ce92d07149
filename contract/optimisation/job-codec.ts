import type { ProjectId } from '../../src/domain/project'
import { textOrNumber } from '../../src/domain/parse'
import {
  numberCodec,
  enumCodec,
  integerCodec,
  idCodec,
  optionalField,
  dateTimeCodec,
  requiredField,
  record,
  valueCodec,
} from '../shape'
import { jobResultCodec, type JobResult } from './job-result-codec'

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

const stopCountCodec = integerCodec({ min: 0 }, 90)

const bestSoFarCodec = record<BestSoFar>('BestSoFar', {
  cost: requiredField('cost', numberCodec({}, 412.5)),
  metres: requiredField('distance_m', numberCodec({ min: 0 }, 318_400)),
  seconds: requiredField('duration_s', numberCodec({ min: 0 }, 86_100)),
  planned: requiredField('planned', stopCountCodec),
  unplanned: requiredField('unplanned', integerCodec({ min: 0 }, 2)),
})

export const jobCodec = record<Job>('Job', {
  id: requiredField('job_id', idCodec('job_41e0')),
  projectId: optionalField('project_id', idCodec('prj_5d1c')),
  state: requiredField('state', enumCodec(jobStates, 'done')),
  progress: requiredField('progress', numberCodec({ min: 0, max: 1 }, 1)),
  best: optionalField('best', bestSoFarCodec),
  message: optionalField('message', valueCodec(textOrNumber(), { type: 'string' }, '90 stops planned, 2 left out')),
  result: optionalField('result', jobResultCodec),
  createdAt: requiredField('created_at', dateTimeCodec('2026-11-23T06:31:00.000Z')),
  startedAt: optionalField('started_at', dateTimeCodec('2026-11-23T06:31:00.120Z')),
  finishedAt: optionalField('finished_at', dateTimeCodec('2026-11-23T06:31:20.450Z')),
})

/** §3: the id under which the job can be followed. */
export const jobStartedCodec = record<{ readonly jobId: string }>('JobStarted', {
  jobId: requiredField('job_id', idCodec('job_41e0')),
})
