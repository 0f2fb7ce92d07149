import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { openAddressBook } from '../address'
import { inProcessBus, postgresBus, type EventBus } from '../events'
import type { Log } from '../http'
import { openQueue } from '../optimisation/queue'
import { openOptimiser } from '../solver'
import type { Settings } from '../settings'
import { openSignIn, passwords } from '../sign-in'
import { openServerStorage } from '../storage'
import { openTravel } from '../travel'
import type { World } from './dependencies'

/** One job for each processor; requests still get their share of the processors from the operating system. */
const JOBS_AT_ONCE = availableParallelism()

const now = (): Date => new Date()

/** Opens everything that the settings name. If one part fails, those that are open are closed again. */
export const openWorld = async (settings: Settings, { accident: onAccident, warning }: Log): Promise<World> => {
  const closing: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    for (const one of closing.toReversed()) await one()
  }
  try {
    const storage = await openServerStorage(settings)
    closing.push(storage.close)
    const bus = await openBus(settings, onAccident)
    closing.push(bus.close)
    const queue = await openQueue({
      databaseUrl: settings.databaseUrl,
      storage,
      bus,
      now,
      onAccident,
      onWarning: warning,
      parallel: JOBS_AT_ONCE,
    })
    closing.push(queue.close)
    return {
      storage,
      bus,
      queue,
      signIn: openSignIn({ storage, passwords, now, sessionDays: settings.sessionDays }),
      book: openAddressBook(settings.addressBook, { base: settings.pdokUrl, onAway: warning }, { now }),
      travel: openTravel(settings.osrmUrl, warning),
      optimiser: openOptimiser(settings.vroomUrl, warning),
      now,
      newId: randomUUID,
      onAccident,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const openBus = async ({ databaseUrl }: Settings, onAccident: (error: unknown) => void): Promise<EventBus> =>
  databaseUrl === undefined ? inProcessBus() : postgresBus({ databaseUrl, onAccident })
