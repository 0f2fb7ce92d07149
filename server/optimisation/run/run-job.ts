import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { startJob, finishJob, isFinished, returnJob, type JobOutcome } from '../record'
import { loadJob } from './load-job'
import type { StopReason, RunJob } from '../queue'
import { jobUpdatesFor } from './job-updates'
import { failedOutcome, solveJob } from './solve-job'
import type { JobRunnerPorts } from './job-runner-ports'

/** Takes up a job, solves it from the present state of the project, and stores the outcome. */
export const runJob =
  (ports: JobRunnerPorts): RunJob =>
  async (organisation, id, signal) => {
    const now = (): string => ports.now().toISOString()
    const updates = jobUpdatesFor(ports, organisation, id)
    const job = await updates.update((current) => (isFinished(current) ? O.none : O.some(startJob(current, now()))))
    if (O.isNone(job) || isFinished(job.value)) return
    const { attempts: attempt } = job.value
    const loaded = await ports.storage.read(organisation, (records) => loadJob(ports, records, job.value))
    const outcome: JobOutcome = E.isLeft(loaded)
      ? failedOutcome(loaded.left)
      : await solveJob(ports, loaded.right, { updates, attempt, signal })
    const stopReason: unknown = signal.reason
    if (stopReason === ('lost' satisfies StopReason)) return
    await updates.update((current) =>
      stopReason === ('closing' satisfies StopReason) && current.state !== 'stopping'
        ? returnJob(current, attempt, now())
        : finishJob(current, attempt, outcome, now()),
    )
  }
