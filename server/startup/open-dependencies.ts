import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { openGeocoder } from '../address'
import { inProcessBus, postgresBus, type EventBus } from '../events'
import type { Log } from '../http'
import { openQueue } from '../optimisation/queue'
import { openSolver } from '../solver'
import type { Settings } from '../settings'
import { openSignIn, passwords } from '../sign-in'
import { openServerStorage } from '../storage'
import { openTravel } from '../travel'
import type { Dependencies } from './dependencies'

/** One job per processor; the operating system still gives requests their share of processor time. */
const PARALLEL_JOBS = availableParallelism()

const now = (): Date => new Date()

/** If one part fails to open, those already open are closed again. */
export const openDependencies = async (settings: Settings, { error: onError, warning }: Log): Promise<Dependencies> => {
  const closers: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    for (const closer of closers.toReversed()) await closer()
  }
  try {
    const storage = await openServerStorage(settings)
    closers.push(storage.close)
    const bus = await openBus(settings, onError)
    closers.push(bus.close)
    const queue = await openQueue({
      databaseUrl: settings.databaseUrl,
      storage,
      bus,
      now,
      onError,
      onWarning: warning,
      maxRunningJobs: PARALLEL_JOBS,
    })
    closers.push(queue.close)
    return {
      storage,
      bus,
      queue,
      signIn: openSignIn({ storage, passwords, now, sessionDays: settings.sessionDays }),
      geocoder: openGeocoder(settings.geocoder, { base: settings.pdokUrl, onUnavailable: warning }, { now }),
      travel: openTravel(settings.osrmUrl, warning),
      solver: openSolver(settings.vroomUrl, warning),
      now,
      newId: randomUUID,
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
