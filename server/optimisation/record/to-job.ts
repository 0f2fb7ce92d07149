import * as E from 'fp-ts/Either'
import type { BestSoFar, Job } from '../../../contract/optimisation'
import { number, recordOf } from '../../../src/domain/parse'
import type { JobRecord } from '../../storage'
import { resultIn } from './decode-result'

/** A job as it is sent. A stopping job is shown as running: it ends when its best plan so far is handed in. */
export const jobTold = (job: JobRecord): Job => ({
  id: job.id,
  projectId: job.project,
  state: job.state === 'stopping' ? 'running' : job.state,
  progress: job.progress,
  best: bestIn(job.best),
  message: job.message,
  result: resultIn(job),
  createdAt: job.createdAt,
  startedAt: job.startedAt,
  finishedAt: job.finishedAt,
})

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
