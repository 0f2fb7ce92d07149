import type { Line } from '../server-connection'

/** A server with little room for its data. */
export type FullServer = {
  readonly line: () => Line
  /** as if the power failed and came back */
  readonly crash: () => Promise<void>
  readonly makeRoom: () => Promise<void>
  readonly close: () => Promise<void>
}
