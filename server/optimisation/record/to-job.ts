import * as E from 'fp-ts/Either'
import { decodeResult } from '../../../contract/optimisation'
import { number, recordOf } from '../../../src/domain/parse'
import type { JobRecord } from '../../storage'
import type { PlanFigures, Job } from '../../../src/domain/optimisation'

/** A job as it is sent. A stopping job counts as running until its best plan so far is stored. */
export const toJob = (job: JobRecord): Job => ({
  id: job.id,
  projectId: job.project,
  state: job.state === 'stopping' ? 'running' : job.state,
  progress: job.progress,
  best: parseBestOrUndefined(job.best),
  message: job.message,
  result: decodeResult(job),
  createdAt: job.createdAt,
  startedAt: job.startedAt,
  finishedAt: job.finishedAt,
})

const numberField = { parser: number() }

const parseBest = recordOf<PlanFigures>({
  cost: numberField,
  metres: numberField,
  seconds: numberField,
  planned: numberField,
  unplanned: numberField,
})

const parseBestOrUndefined = (stored: unknown): PlanFigures | undefined => {
  const parsedBest = parseBest(stored)
  return E.isRight(parsedBest) ? parsedBest.right : undefined
}
