import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { begun, ended, isFinished, putBack, type Outcome } from '../record'
import { jobRead } from './load-job'
import type { BrokenOff, RunJob } from '../queue'
import { recordOfJob } from './job-updates'
import { nothingIn, solvedJob } from './solve-job'
import type { Workplace } from './job-runner-ports'

/** Takes up a job, solves it from the present state of the project, and stores the outcome. */
export const runJob =
  (workplace: Workplace): RunJob =>
  async (organisation, id, signal) => {
    const now = (): string => workplace.now().toISOString()
    const file = recordOfJob(workplace, organisation, id)
    const job = await file.change((found) => (isFinished(found) ? O.none : O.some(begun(found, now()))))
    if (O.isNone(job) || isFinished(job.value)) return
    const { attempts: attempt } = job.value
    const read = await workplace.storage.read(organisation, (records) => jobRead(workplace, records, job.value))
    const outcome: Outcome = E.isLeft(read)
      ? nothingIn(read.left)
      : await solvedJob(workplace, read.right, { file, attempt, signal })
    const brokenOff: unknown = signal.reason
    if (brokenOff === ('lost' satisfies BrokenOff)) return
    await file.change((found) =>
      brokenOff === ('closing' satisfies BrokenOff) && found.state !== 'stopping'
        ? putBack(found, attempt, now())
        : ended(found, attempt, outcome, now()),
    )
  }
