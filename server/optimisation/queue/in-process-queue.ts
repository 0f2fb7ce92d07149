import type { JobLimits } from './job-limits'
import { roundRobinQueue, type JobKey } from './round-robin'
import type { AbortReason, Queue, RunJob } from './queue'

export type InProcessOptions = Partial<JobLimits> & {
  /** reads the jobs that an earlier process left unfinished, and makes them ready to be run again */
  readonly recoverUnfinishedJobs: () => Promise<ReadonlyArray<JobKey>>
  /** reports the error of a job that will be run again */
  readonly onError: (error: unknown) => void
  /** the pause in milliseconds before the first retry; it doubles each time, up to half a minute */
  readonly retryMs?: number
}

const MAX_RETRY_MS = 30_000

/** For a single server: jobs wait in memory and run in this process. */
export const inProcessQueue = ({
  maxRunningJobs = 1,
  extraJobs = 0,
  recoverUnfinishedJobs,
  onError,
  retryMs = 1_000,
}: InProcessOptions): Queue => {
  const waiting = roundRobinQueue()
  const running = new Map<string, JobKey & { readonly controller: AbortController; readonly finished: Promise<void> }>()
  const retries = new Map<string, { readonly ms: number; readonly timer: NodeJS.Timeout }>()
  let runJob: RunJob | undefined
  let isClosed = false

  const enqueue = (job: JobKey): void => {
    // A job that runs is not queued again: a second run would only find it finished.
    if (!running.has(keyOf(job))) waiting.add(job)
    startNext()
  }

  const startNext = (): void => {
    if (runJob === undefined || isClosed || running.size >= maxRunningJobs + extraJobs) return
    const job = running.size < maxRunningJobs ? waiting.next() : waiting.next(hasNoRunningJob)
    if (job === undefined) return
    const controller = new AbortController()
    running.set(keyOf(job), { ...job, controller, finished: runOne(runJob, job, controller.signal) })
    startNext()
  }

  const hasNoRunningJob = (organisation: JobKey['organisation']): boolean =>
    ![...running.values()].some((job) => job.organisation === organisation)

  const runOne = async (run: RunJob, job: JobKey, signal: AbortSignal): Promise<void> => {
    const failed = await run(job.organisation, job.id, signal).then(
      () => false,
      (error: unknown) => {
        onError(error)
        return true
      },
    )
    running.delete(keyOf(job))
    if (failed && !isClosed) retryLater(job)
    else retries.delete(keyOf(job))
    startNext()
  }

  const retryLater = (job: JobKey): void => {
    const lastPause = retries.get(keyOf(job))?.ms
    const ms = Math.min(lastPause === undefined ? retryMs : lastPause * 2, MAX_RETRY_MS)
    retries.set(keyOf(job), { ms, timer: setTimeout(() => enqueue(job), ms) })
  }

  return {
    submit: async (organisation, id) => enqueue({ organisation, id }),
    cancel: async (organisation, id) => {
      waiting.remove({ organisation, id })
      running.get(keyOf({ organisation, id }))?.controller.abort('cancelled' satisfies AbortReason)
    },
    startWorking: async (run) => {
      for (const job of await recoverUnfinishedJobs()) waiting.add(job)
      runJob = run
      startNext()
    },
    countWorkers: async () => (runJob === undefined ? 0 : 1),
    close: async () => {
      isClosed = true
      for (const { timer } of retries.values()) clearTimeout(timer)
      for (const { controller } of running.values()) controller.abort('closing' satisfies AbortReason)
      await Promise.all([...running.values()].map(({ finished }) => finished))
    },
  }
}

const keyOf = ({ organisation, id }: JobKey): string => JSON.stringify([organisation, id])
