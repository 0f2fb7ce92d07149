import type { ServerConnection } from '../server-connection'

/** A server with little disk space for its data. */
export type FullServer = {
  readonly connection: () => ServerConnection
  /** simulates a power failure */
  readonly crash: () => Promise<void>
  readonly enlarge: () => Promise<void>
  readonly close: () => Promise<void>
}
