import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { openAddressBook } from '../address'
import { inProcessBus, postgresBus, type EventBus } from '../event'
import { openQueue } from '../queue'
import { openOptimiser } from '../optimiser'
import type { Settings } from '../settings'
import { openSignIn, passwords } from '../sign-in'
import { openServerStorage } from '../storage'
import { openTravel } from '../travel'
import type { World } from './world'

/** One job for each processor; requests still get their share of the processors from the operating system. */
const JOBS_AT_ONCE = availableParallelism()

const now = (): Date => new Date()

/** Opens everything that the settings name. If one part fails, those that are open are closed again. */
export const openWorld = async (settings: Settings, onAccident: (error: unknown) => void): Promise<World> => {
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
      parallel: JOBS_AT_ONCE,
    })
    closing.push(queue.close)
    const onAway = (why: string): void => onAccident(new Error(why))
    return {
      storage,
      bus,
      queue,
      signIn: openSignIn({ storage, passwords, now, sessionDays: settings.sessionDays }),
      book: openAddressBook(
        settings.addressBook,
        { base: settings.pdokUrl, onAway: (why) => onAway(`the address service is away: ${why}`) },
        { now },
      ),
      travel: openTravel(settings.osrmUrl, onAway),
      optimiser: openOptimiser(settings.vroomUrl, onAway),
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
  databaseUrl === undefined ? inProcessBus() : postgresBus({ connectionString: databaseUrl, onAccident })
