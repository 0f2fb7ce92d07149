import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { begun, ended, isFinished, putBack, type Outcome } from '../job'
import { taskOf } from './job-task'
import type { BrokenOff, RunJob } from '../queue'
import { recordOfJob } from './record-of-job'
import { solvedTask } from './solved-task'
import type { Workplace } from './workplace'

/** Takes a job up, solves it as things stand now, and hands in what came of it. */
export const runJob =
  (workplace: Workplace): RunJob =>
  async (organisation, id, signal) => {
    const now = (): string => workplace.now().toISOString()
    const file = recordOfJob(workplace, organisation, id)
    const job = await file.change((found) => (isFinished(found) ? O.none : O.some(begun(found, now()))))
    if (O.isNone(job) || isFinished(job.value)) return
    const { attempts: attempt } = job.value
    const task = await workplace.storage.read(organisation, (records) => taskOf(workplace, records, job.value))
    const outcome: Outcome = E.isLeft(task)
      ? { kind: 'nothing', message: task.left.message ?? 'There is nothing to plan.' }
      : await solvedTask(workplace, task.right, { file, attempt, signal })
    const brokenOff: unknown = signal.reason
    if (brokenOff === ('lost' satisfies BrokenOff)) return
    await file.change((found) =>
      brokenOff === ('closing' satisfies BrokenOff) && found.state !== 'stopping'
        ? putBack(found, attempt, now())
        : ended(found, attempt, outcome, now()),
    )
  }
