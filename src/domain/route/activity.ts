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
  readonly coordinates: Coordinates | undefined
  readonly extra: Readonly<Record<string, unknown>>
}

/** The same at another place of its route. Field by field, as below: a spread costs ten times as much, for every visit of a route. */
export const withStopNumber = (activity: Activity, stopNumber: number): Activity =>
  activity.stopNumber === stopNumber
    ? activity
    : {
        id: activity.id,
        type: activity.type,
        stopNumber,
        address: activity.address,
        isPlanned: activity.isPlanned,
        arrival: activity.arrival,
        departure: activity.departure,
        extra: activity.extra,
      }

/** The same at another time. */
export const withVisitTimes = (
  activity: Activity,
  { arrival, departure }: Pick<Activity, 'arrival' | 'departure'>,
): Activity => ({
  id: activity.id,
  type: activity.type,
  stopNumber: activity.stopNumber,
  address: activity.address,
  isPlanned: activity.isPlanned,
  arrival,
  departure,
  extra: activity.extra,
})
