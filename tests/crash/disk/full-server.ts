import type { Line } from '../line'

/** A server whose data has little room. */
export type FullServer = {
  readonly line: () => Line
  /** as if the power went, and came back */
  readonly crash: () => Promise<void>
  readonly makeRoom: () => Promise<void>
  readonly close: () => Promise<void>
}
