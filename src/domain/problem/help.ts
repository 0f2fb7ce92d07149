import type { StopId } from '../stop'
import type { Repair } from './repair'

/** One remedy that has several of those who are left out planned at once, with what they take together. */
export type Help = Repair & {
  readonly stops: ReadonlyArray<StopId>
  /** of so many who are left out and may go with that vehicle */
  readonly among: number
}
