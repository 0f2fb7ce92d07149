import type { Coordinates } from '../address'
import type { StopId } from '../stop'

/** §3. The wire repeats the route's name, number, day and carrier here; they are read from the route. */
export type Activity = {
  readonly id: StopId
  /** start, end, or a stop type */
  readonly type: string
  readonly stopNumber: number
  readonly address: ActivityAddress
  readonly isPlanned: boolean
  /** ISO date-times; undefined before the plan has times */
  readonly arrival: string | undefined
  readonly departure: string | undefined
  /** unknown fields, kept as they came */
  readonly extra: Readonly<Record<string, unknown>>
}

export type ActivityAddress = {
  readonly name: string
  readonly address: string
  readonly zipcode: string
  readonly coordinates: Coordinates | undefined
  readonly extra: Readonly<Record<string, unknown>>
}

/** Field by field, as below, since a spread is ten times slower and every visit of a route is copied. */
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
