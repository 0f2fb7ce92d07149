import type { StopId } from '../stop'
import type { Repair } from './repair'

/** One repair that lets several unplanned stops be planned at once, with their total cost. */
export type SharedRepair = Repair & {
  readonly stops: ReadonlyArray<StopId>
  /** how many unplanned stops may go with that vehicle, `stops` included */
  readonly among: number
}
