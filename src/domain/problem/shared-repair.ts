import type { StopId } from '../stop'
import type { Repair } from './repair'

/** One repair that would have several of the stops that are left out planned at once, with what they cost together. */
export type SharedRepair = Repair & {
  readonly stops: ReadonlyArray<StopId>
  /** how many stops are left out and may go with that vehicle, `stops` included */
  readonly among: number
}
