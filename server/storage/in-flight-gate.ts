import { StorageUnavailable } from './storage-errors'

export type InFlightGate = {
  /** Does work as long as the storage is open. */
  readonly run: <A>(work: () => Promise<A>) => Promise<A>
  readonly isOpen: () => boolean
  /** Refuses new work from now on, and closes the database as soon as the work under way is done. */
  readonly close: () => Promise<void>
}

export const createInFlightGate = (closeDatabase: () => Promise<void>): InFlightGate => {
  const inFlight = new Set<Promise<unknown>>()
  let closing: Promise<void> | undefined
  const closeWhenIdle = async (): Promise<void> => {
    await Promise.allSettled(inFlight)
    await closeDatabase()
  }
  return {
    run: async (work) => {
      if (closing !== undefined) throw new StorageUnavailable('the storage is closed')
      const running = work()
      inFlight.add(running)
      try {
        return await running
      } finally {
        inFlight.delete(running)
      }
    },
    isOpen: () => closing === undefined,
    close: () => (closing ??= closeWhenIdle()),
  }
}
