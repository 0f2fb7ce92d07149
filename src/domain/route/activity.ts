import type { Coordinates } from '../address'
import type { StopId } from '../stop'

/** A line of a route (§3). Its JSON repeats name, number, day and carrier of the route; those of the route count. */
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
  readonly unknownFields: Readonly<Record<string, unknown>>
}

export type ActivityAddress = {
  readonly name: string
  readonly address: string
  readonly zipcode: string
  readonly coordinates: Coordinates | undefined
  readonly unknownFields: Readonly<Record<string, unknown>>
}

/** Copies field by field, as below: a spread is ten times slower, and every visit of a route is copied. */
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
        unknownFields: activity.unknownFields,
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
  unknownFields: activity.unknownFields,
})
