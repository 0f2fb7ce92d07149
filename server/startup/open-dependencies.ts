import { randomUUID } from 'node:crypto'
import { openGeocoder, openHouseRegister, type Geocoder, type HouseRegister } from '../address'
import { inProcessBus, postgresBus, type EventBus } from '../events'
import type { Log } from '../http'
import { jobLimits } from '../optimisation/queue/job-limits'
import { openQueue } from '../optimisation/queue/open-queue'
import type { Queue } from '../optimisation/queue/queue'
import { openSolver } from '../solver'
import type { Settings } from '../settings'
import { openSignIn, passwords, type SignIn } from '../sign-in'
import {
  fromPostgresError,
  openAddressList,
  openServerStorage,
  type Storage,
  StorageFull,
  StorageUnavailable,
} from '../storage'
import { openRoadVersions, openTravel, type RoadVersions, type Streets, type Travel } from '../travel'
import type { JobRunnerPorts } from '../optimisation'

/** Everything that the endpoints need: storage, sign-in, addresses, roads, events, jobs and the solver. */
export type Dependencies = {
  readonly storage: Storage
  readonly signIn: SignIn
  readonly geocoder: Geocoder
  readonly houseRegister: HouseRegister
  readonly travel: Travel
  readonly streets: Streets
  readonly withOneVersionOfRoads: RoadVersions['withOneVersion']
  readonly bus: EventBus
  readonly queue: Queue
  readonly solver: JobRunnerPorts['solver']
  readonly now: () => Date
  readonly newId: () => string
  /** logs what users did */
  readonly logEvent: Log['event']
  /** logs errors outside requests */
  readonly onError: (error: unknown) => void
  readonly close: () => Promise<void>
}

const now = (): Date => new Date()

/** If one part fails to open, those already open are closed again. */
export const openDependencies = async (
  settings: Settings,
  { error: logError, warning, event: logEvent }: Omit<Log, 'failure'>,
): Promise<Dependencies> => {
  const closers: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    for (const closer of closers.toReversed()) await closer()
  }
  try {
    const storage = await openServerStorage(settings)
    closers.push(storage.close)
    const databaseWatch = watchDatabase({ storage, warning })
    const onError = (error: unknown): void => {
      if (!databaseWatch.noticeLoss(error)) logError(error)
    }
    // Events and queue have connections of their own, whose errors are those of their libraries.
    const onConnectionError = (error: unknown): void =>
      onError(settings.databaseUrl === undefined ? error : fromPostgresError(error))
    const bus = await openBus(settings, onConnectionError)
    closers.push(bus.close)
    const queue = await openQueue({
      databaseUrl: settings.databaseUrl,
      storage,
      bus,
      now,
      onError: onConnectionError,
      onWarning: warning,
      ...jobLimits,
    })
    closers.push(queue.close)
    const signIn = openSignIn({ ...settings, storage, passwords, now, logEvent, onError })
    closers.push(signIn.close)
    closers.push(databaseWatch.close)
    const addressList = openAddressList(settings.dataDir, warning)
    closers.push(async () => addressList.close())
    const roadVersions = await openRoadVersions(settings, warning)
    closers.push(async () => roadVersions.close())
    const pdok = { base: settings.pdokUrl, onUnavailable: warning }
    return {
      storage,
      bus,
      queue,
      signIn,
      geocoder: openGeocoder(settings.geocoder, pdok, { now }, addressList),
      houseRegister: openHouseRegister(settings.geocoder, pdok, { now }, addressList),
      travel: openTravel(settings, warning, roadVersions),
      streets: roadVersions,
      withOneVersionOfRoads: roadVersions.withOneVersion,
      solver: openSolver(settings.vroomUrl, { onUnavailable: warning, extraThreads: jobLimits.extraJobs }),
      now,
      newId: randomUUID,
      logEvent,
      onError,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const openBus = async ({ databaseUrl }: Settings, onError: (error: unknown) => void): Promise<EventBus> =>
  databaseUrl === undefined ? inProcessBus() : postgresBus({ databaseUrl, onError })

/** The error, or one that caused it, if it says that the database is lost or full. */
const databaseLossOf = (error: unknown): StorageFull | StorageUnavailable | undefined => {
  if (error instanceof StorageUnavailable || error instanceof StorageFull) return error
  return error instanceof Error && error.cause !== undefined ? databaseLossOf(error.cause) : undefined
}

export type DatabaseWatch = {
  /** answers whether an error says that the database is lost or full; the first one is logged and begins the watch */
  readonly noticeLoss: (error: unknown) => boolean
  readonly close: () => Promise<void>
}

type WatchOptions = {
  readonly storage: Pick<Storage, 'ready'>
  readonly warning: (message: string) => void
  /** how often a lost database is tried */
  readonly checkMs?: number
}

/** Says once that the database is lost, however many requests and jobs notice, and once that it is back. */
export const watchDatabase = ({ storage, warning, checkMs = 2_000 }: WatchOptions): DatabaseWatch => {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const begin = (reason: string): void => {
    const lostAt = performance.now()
    warning(`${reason}: what needs it is refused until it is back`)
    timer = setInterval(() => void check(lostAt), checkMs).unref()
  }

  const check = async (lostAt: number): Promise<void> => {
    if (!(await storage.ready()) || timer === undefined) return
    clearInterval(timer)
    timer = undefined
    warning(`the database can be written to again, after ${Math.round((performance.now() - lostAt) / 1000)} s`)
  }

  return {
    noticeLoss: (error) => {
      const loss = databaseLossOf(error)
      if (loss === undefined) return false
      if (timer === undefined && !isClosed) begin(loss.message)
      return true
    },
    close: async () => {
      isClosed = true
      clearInterval(timer)
      timer = undefined
    },
  }
}
