import { StorageFull, StorageUnavailable, type Storage } from '../storage'

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
