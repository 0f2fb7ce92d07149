import { StorageUnavailable } from './storage'

export type InFlightGate = {
  /** Runs work as long as the storage is open. */
  readonly run: <A>(work: () => Promise<A>) => Promise<A>
  readonly isOpen: () => boolean
  /** Refuses new work, and closes the database after the work in progress. */
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
