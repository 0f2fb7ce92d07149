import { NO_WORKER_WARNING, updateWaitingJobs, type WaitingJobPorts } from './update-waiting-jobs'

export type WorkerWatch = {
  /** checks now, so that a new job says at once whether there is a worker */
  readonly check: () => Promise<void>
  readonly stop: () => void
}

type WorkerWatchOptions = WaitingJobPorts & {
  readonly workers: () => Promise<number>
  readonly onError: (error: unknown) => void
  readonly onWarning: (message: string) => void
  readonly intervalMs: number
}

/** Checks regularly whether any worker is running. If none is, that is logged once, and every waiting job says so. */
export const watchWorkers = ({
  workers,
  onError,
  onWarning,
  intervalMs,
  ...ports
}: WorkerWatchOptions): WorkerWatch => {
  let hadWorker = true
  const check = async (): Promise<void> => {
    const hasWorker = (await workers()) > 0
    const hasChanged = hasWorker !== hadWorker
    hadWorker = hasWorker
    if (hasChanged && !hasWorker) onWarning(NO_WORKER_WARNING)
    // Also without news: a worker may have come and gone between two checks, and told the jobs that it is there.
    if (hasChanged || !hasWorker) await updateWaitingJobs(ports, hasWorker)
  }
  const timer = setInterval(() => void check().catch(onError), intervalMs)
  return { check, stop: () => clearInterval(timer) }
}
