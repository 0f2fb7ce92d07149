import { fairLine, type JobOf } from './round-robin'
import type { BrokenOff, Queue, RunJob } from './queue'

export type InProcessOptions = {
  /** how many jobs run at the same time */
  readonly parallel?: number
  /** reads the jobs that an earlier process left unfinished, and makes them ready to be done again */
  readonly leftBehind: () => Promise<ReadonlyArray<JobOf>>
  /** is told of a failed job, which will be tried again */
  readonly onAccident: (error: unknown) => void
  /** the pause before the first further try; it doubles each time, up to half a minute */
  readonly againMs?: number
}

const MOST_AGAIN_MS = 30_000

/** For a single server: jobs wait in memory and are done in this process. */
export const inProcessQueue = ({ parallel = 1, leftBehind, onAccident, againMs = 1_000 }: InProcessOptions): Queue => {
  const line = fairLine()
  const inHand = new Map<string, { readonly stop: AbortController; readonly over: Promise<void> }>()
  const again = new Map<string, { readonly ms: number; readonly timer: NodeJS.Timeout }>()
  let run: RunJob | undefined
  let isClosed = false

  const add = (job: JobOf): void => {
    if (!inHand.has(nameOf(job))) line.join(job)
    takeUp()
  }

  const takeUp = (): void => {
    const isFree = !isClosed && inHand.size < parallel
    const job = run !== undefined && isFree ? line.next() : undefined
    if (run === undefined || job === undefined) return
    const stop = new AbortController()
    inHand.set(nameOf(job), { stop, over: doJob(run, job, stop.signal) })
    takeUp()
  }

  const doJob = async (work: RunJob, job: JobOf, signal: AbortSignal): Promise<void> => {
    const failed = await work(job.organisation, job.id, signal).then(
      () => false,
      (error: unknown) => {
        onAccident(error)
        return true
      },
    )
    inHand.delete(nameOf(job))
    if (failed && !isClosed) addLater(job)
    else again.delete(nameOf(job))
    takeUp()
  }

  const addLater = (job: JobOf): void => {
    const ms = Math.min((again.get(nameOf(job))?.ms ?? againMs / 2) * 2, MOST_AGAIN_MS)
    again.set(nameOf(job), { ms, timer: setTimeout(() => add(job), ms) })
  }

  return {
    submit: async (organisation, id) => add({ organisation, id }),
    cancel: async (organisation, id) => {
      line.leave({ organisation, id })
      inHand.get(nameOf({ organisation, id }))?.stop.abort('cancelled' satisfies BrokenOff)
    },
    work: async (given) => {
      for (const job of await leftBehind()) line.join(job)
      run = given
      takeUp()
    },
    workers: async () => (run === undefined ? 0 : 1),
    close: async () => {
      isClosed = true
      for (const { timer } of again.values()) clearTimeout(timer)
      for (const { stop } of inHand.values()) stop.abort('closing' satisfies BrokenOff)
      await Promise.all([...inHand.values()].map(({ over }) => over))
    },
  }
}

const nameOf = ({ organisation, id }: JobOf): string => JSON.stringify([organisation, id])
