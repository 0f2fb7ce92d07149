import { randomUUID } from 'node:crypto'
import { openAddressBook } from '../address'
import { inProcessBus, postgresBus, type EventBus } from '../event'
import { openQueue } from '../job'
import { greedyOptimiser } from '../optimiser'
import type { Settings } from '../settings'
import { openSignIn, passwords } from '../sign-in'
import { openServerStorage } from '../storage'
import { estimatedTravel } from '../travel'
import type { World } from './world'

const now = (): Date => new Date()

/** Everything that the settings name, opened; what was opened before something failed is closed again. */
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
    const queue = await openQueue({ databaseUrl: settings.databaseUrl, storage, bus, now, onAccident })
    closing.push(queue.close)
    const onAway = (why: string): void => onAccident(new Error(`the address service is away: ${why}`))
    return {
      storage,
      bus,
      queue,
      signIn: openSignIn({ storage, passwords, now, sessionDays: settings.sessionDays }),
      book: openAddressBook(settings.addressBook, { base: settings.pdokUrl, onAway }, { now }),
      travel: estimatedTravel,
      optimiser: greedyOptimiser,
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
