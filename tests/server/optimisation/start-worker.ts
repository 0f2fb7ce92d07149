import { postgresBus, type EventBus } from '../../../server/events'
import { openQueue } from '../../../server/optimisation/queue/open-queue'
import type { Queue } from '../../../server/optimisation/queue/queue'
import { runJob, type JobRequestPorts, type JobRunnerPorts } from '../../../server/optimisation'
import { openStorage } from '../../../server/storage'
import { estimatedTravel } from '../../../server/travel'
import { quickSolver } from '../solver/solve-here'

type Shared = { readonly bus: EventBus; readonly queue: Queue }

const publishOn =
  (bus: EventBus): JobRunnerPorts['publishRevision'] =>
  (organisation, id, revision) =>
    bus.publish({ organisation, topic: `job ${id}`, version: revision })

/** Does jobs in this process from now on. */
export const runJobsHere = ({
  bus,
  queue,
  ...others
}: Shared &
  Pick<JobRunnerPorts, 'storage' | 'now' | 'solver' | 'onError'> &
  Partial<Pick<JobRunnerPorts, 'travel'>>): Promise<void> =>
  queue.startWorking(runJob({ travel: estimatedTravel, ...others, publishRevision: publishOn(bus) }))

export const requestPorts = ({
  bus,
  ...others
}: Shared & Pick<JobRequestPorts, 'now' | 'newId' | 'onError'>): JobRequestPorts => ({
  ...others,
  publishRevision: publishOn(bus),
})

type WorkerOptions = Pick<JobRunnerPorts, 'onError'> & {
  readonly databaseUrl: string
  readonly solver?: JobRunnerPorts['solver']
}

/** Does the jobs of a shared database, as a separate worker process would. */
export const startWorker = async ({ databaseUrl, onError, solver = quickSolver }: WorkerOptions) => {
  const now = (): Date => new Date()
  const storage = await openStorage({ dataDir: '', databaseUrl })
  const bus = await postgresBus({ databaseUrl, onError })
  const queue = await openQueue({ databaseUrl, storage, bus, now, onError, onWarning: onError })
  await runJobsHere({ storage, bus, queue, now, solver, onError })
  return {
    close: async (): Promise<void> => {
      await queue.close()
      await bus.close()
      await storage.close()
    },
  }
}
