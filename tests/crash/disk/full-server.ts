import type { ServerConnection } from '../server-connection'

/** A server with little room for its data. */
export type FullServer = {
  readonly connection: () => ServerConnection
  /** as if the power failed and came back */
  readonly crash: () => Promise<void>
  readonly enlarge: () => Promise<void>
  readonly close: () => Promise<void>
}
