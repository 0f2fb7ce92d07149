import { StorageAway } from './storage-errors'

export type Door = {
  /** Does work as long as the storage is open. */
  readonly enter: <A>(work: () => Promise<A>) => Promise<A>
  readonly isOpen: () => boolean
  /** Refuses new work from now on, and closes the database as soon as the work under way is done. */
  readonly close: () => Promise<void>
}

export const doorWith = (end: () => Promise<void>): Door => {
  const inside = new Set<Promise<unknown>>()
  let closed: Promise<void> | undefined
  const emptied = async (): Promise<void> => {
    await Promise.allSettled(inside)
    await end()
  }
  return {
    enter: async (work) => {
      if (closed !== undefined) throw new StorageAway('the storage is closed')
      const working = work()
      inside.add(working)
      try {
        return await working
      } finally {
        inside.delete(working)
      }
    },
    isOpen: () => closed === undefined,
    close: () => (closed ??= emptied()),
  }
}
