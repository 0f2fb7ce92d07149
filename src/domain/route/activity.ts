import type { Coordinates } from '../address'
import type { StopId } from '../stop'

/** §3. The route's name, number, day and carrier, which the wire repeats here, are read from the route instead. */
export type Activity = {
  readonly id: StopId
  /** start, end, or a stop type */
  readonly type: string
  readonly stopNumber: number
  readonly address: ActivityAddress
  readonly isPlanned: boolean
  /** ISO date-times, once a plan has times */
  readonly arrival: string | undefined
  readonly departure: string | undefined
  /** fields this program does not know, kept for whoever wrote them */
  readonly extra: Readonly<Record<string, unknown>>
}

export type ActivityAddress = {
  readonly name: string
  readonly address: string
  readonly zipcode: string
  readonly at: Coordinates | undefined
  readonly extra: Readonly<Record<string, unknown>>
}
