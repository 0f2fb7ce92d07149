import * as E from 'fp-ts/Either'
import { jobResult, type BestSoFar, type Job } from '../../contract/job'
import { number, recordOf } from '../../src/domain/reading'
import type { JobRecord } from '../storage'
import { isFinished } from './job-life'

/** A job as people hear of it. While it stops it still runs: it is over when what it had by then is handed in. */
export const jobTold = (job: JobRecord): Job => ({
  id: job.id,
  projectId: job.project,
  state: job.state,
  progress: job.progress,
  best: bestIn(job.best),
  message: job.message,
  result: resultIn(job.result),
  createdAt: job.createdAt,
  startedAt: job.startedAt,
  finishedAt: isFinished(job) ? job.finishedAt : undefined,
})

const resultIn = (kept: unknown): Job['result'] => {
  const read = jobResult.codec.decode(kept)
  return E.isRight(read) ? read.right : undefined
}

const figure = { reader: number() }

const readBest = recordOf<BestSoFar>({
  cost: figure,
  metres: figure,
  seconds: figure,
  planned: figure,
  unplanned: figure,
})

const bestIn = (kept: unknown): BestSoFar | undefined => {
  const read = readBest(kept)
  return E.isRight(read) ? read.right : undefined
}
