import { postgresBus, type EventBus } from '../../../server/events'
import { openQueue, type Queue } from '../../../server/optimisation/queue'
import { runJob, type JobDesk, type Workplace } from '../../../server/optimisation'
import { openStorage } from '../../../server/storage'
import { estimatedTravel } from '../../../server/travel'
import { quickOptimiser } from '../solver/solve-here'

type Own = { readonly bus: EventBus; readonly queue: Queue }

const tellOn =
  (bus: EventBus): Workplace['tell'] =>
  (organisation, id, revision) =>
    bus.publish({ organisation, topic: `job ${id}`, version: revision })

/** Does jobs in this process from now on. */
export const workHere = ({
  bus,
  queue,
  ...others
}: Own &
  Pick<Workplace, 'storage' | 'now' | 'optimiser' | 'onAccident'> &
  Partial<Pick<Workplace, 'travel'>>): Promise<void> =>
  queue.work(runJob({ travel: estimatedTravel, ...others, tell: tellOn(bus) }))

export const aDesk = ({ bus, ...others }: Own & Pick<JobDesk, 'now' | 'newId' | 'onAccident'>): JobDesk => ({
  ...others,
  tell: tellOn(bus),
})

type WorkerOptions = Pick<Workplace, 'onAccident'> & {
  readonly databaseUrl: string
  readonly optimiser?: Workplace['optimiser']
}

/** Does the jobs of a shared database, as a separate worker process would. */
export const startWorker = async ({ databaseUrl, onAccident, optimiser = quickOptimiser }: WorkerOptions) => {
  const now = (): Date => new Date()
  const storage = await openStorage({ dataDir: '', databaseUrl })
  const bus = await postgresBus({ databaseUrl, onError: onAccident })
  const queue = await openQueue({ databaseUrl, storage, bus, now, onAccident, onWarning: onAccident })
  await workHere({ storage, bus, queue, now, optimiser, onAccident })
  return {
    close: async (): Promise<void> => {
      await queue.close()
      await bus.close()
      await storage.close()
    },
  }
}
