import { topicOf, type EventBus } from '../../events'
import { QUEUE, type Boss } from './pg-boss-connection'
import { jobIn } from './pg-boss-entry'
import { keepInHand } from './lease'
import type { BrokenOff, RunJob } from './queue'

export type WorkerOptions = {
  readonly opened: Boss
  readonly bus: Pick<EventBus, 'subscribe'>
  readonly run: RunJob
  readonly onAccident: (error: unknown) => void
  /** how long an idle worker waits before it looks again, unless it is told of a job */
  readonly pollMs: number
}

/** The organisation of the message which tells all workers that there is a job. */
export const EVERYBODY = ''

/** Does one job after the other until it is told to stop. */
export const bossWorker = (options: WorkerOptions): { readonly stop: () => Promise<void> } => {
  const { bus, pollMs, onAccident } = options
  const stopping = new AbortController()
  let wake = (): void => undefined
  const unsubscribe = bus.subscribe(EVERYBODY, 'jobs', () => wake())

  const nap = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => wake(), pollMs)
      wake = () => {
        wake = () => undefined
        clearTimeout(timer)
        resolve()
      }
      if (stopping.signal.aborted) wake()
    })

  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const isBusy = await doNext(options, stopping.signal).catch(onAccident)
      if (isBusy !== true) await nap()
    }
  }

  const over = work()
  return {
    stop: async () => {
      unsubscribe()
      stopping.abort()
      wake()
      await over
    },
  }
}

/** Does the next job; false where there was none. */
const doNext = async ({ opened, bus, run, onAccident }: WorkerOptions, closing: AbortSignal): Promise<boolean> => {
  const { boss, pool } = opened
  const [entry] = await boss.fetch(QUEUE, { includeMetadata: true })
  if (entry === undefined) return false
  const job = jobIn(entry.data)
  if (job === undefined) {
    await boss.complete(QUEUE, entry.id)
    return true
  }
  const broken = new AbortController()
  const breakOff = (why: BrokenOff) => () => broken.abort(why)
  const [close, lose, cancel] = [breakOff('closing'), breakOff('lost'), breakOff('cancelled')]
  const letGo = [
    keepInHand(pool, { ...entry, leaseMs: entry.expireInSeconds * 1000 }, lose),
    bus.subscribe(job.organisation, topicOf.cancel(job.id), (version) =>
      version === undefined ? undefined : cancel(),
    ),
    () => closing.removeEventListener('abort', close),
  ]
  closing.addEventListener('abort', close)
  if (closing.aborted) close()
  try {
    await run(job.organisation, job.id, broken.signal)
    const why: unknown = broken.signal.reason
    if (why === ('closing' satisfies BrokenOff)) await boss.fail(QUEUE, entry.id, { message: 'put back' })
    else if (why !== ('lost' satisfies BrokenOff)) await boss.complete(QUEUE, entry.id)
  } catch (error) {
    onAccident(error)
    await boss.fail(QUEUE, entry.id, { message: 'an accident' })
  } finally {
    for (const one of letGo) one()
  }
  return true
}
