import { topicOf, type EventBus } from '../event'
import type { Storage } from '../storage'
import { openBoss } from './boss'
import { putBackInLine, putInLine } from './boss-line'
import { bossWorker, EVERYBODY } from './boss-worker'
import type { Queue } from './queue'
import { unfinishedJobs } from './unfinished-jobs'

export type BossQueueOptions = {
  readonly databaseUrl: string
  readonly storage: Pick<Storage, 'read' | 'write' | 'directory'>
  readonly bus: Pick<EventBus, 'publish' | 'subscribe'>
  readonly onAccident: (error: unknown) => void
  readonly parallel?: number
  readonly pollMs?: number
  /** how often it is looked for jobs that the queue does not know of */
  readonly searchMs?: number
  readonly watchSeconds?: number
}

/** Jobs wait in PostgreSQL, for whichever process has time; one that is gone loses its job to another. */
export const bossQueue = async (options: BossQueueOptions): Promise<Queue> => {
  const { databaseUrl, storage, bus, onAccident, parallel = 1, pollMs = 2_000, searchMs = 60_000 } = options
  const opened = await openBoss(databaseUrl, options)
  const workers: Array<ReturnType<typeof bossWorker>> = []
  let timer: NodeJS.Timeout | undefined

  const tellEverybody = (): void => bus.publish({ organisation: EVERYBODY, topic: 'jobs', version: 0 })

  /** A process may have ended between keeping a job and sending it here. */
  const search = async (): Promise<void> => {
    for (const job of await unfinishedJobs(storage, (found) => found)) await putBackInLine(opened, job)
    tellEverybody()
  }

  return {
    submit: async (organisation, id) => {
      await putInLine(opened, { organisation, id })
      tellEverybody()
    },
    cancel: async (organisation, id) => bus.publish({ organisation, topic: topicOf.cancel(id), version: 1 }),
    work: async (run) => {
      await search()
      timer = setInterval(() => void search().catch(onAccident), searchMs)
      for (let each = 0; each < parallel; each += 1) workers.push(bossWorker({ opened, bus, run, onAccident, pollMs }))
    },
    close: async () => {
      clearInterval(timer)
      await Promise.all(workers.map(({ stop }) => stop()))
      await opened.close()
    },
  }
}
