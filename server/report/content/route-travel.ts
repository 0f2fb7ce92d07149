import type { Coordinates } from '../../../src/domain/address'
import {
  activitiesOf,
  secondsIntoRouteDay,
  shownSecondsBetween,
  type LegCounts,
  type Route,
} from '../../../src/domain/route'
import { formatTimeRange, formatRouteTime } from './format-figures-and-times'
import { serviceSecondsOf, type StopLookup } from '../../../src/domain/stop'

/** Distance and driving time along these points. */
export type MeasureDrive = (points: ReadonlyArray<Coordinates>) => {
  readonly metres: number
  readonly seconds: number
  readonly legs: LegCounts
}

export type RouteTravel = {
  readonly metres: number
  readonly legs: LegCounts
  /** from departure to return; without planned times, the driving time plus the time at the stops */
  readonly seconds: number
  /** the same between the shown times, so that hours beside them agree */
  readonly shownSeconds: number
  /** 08:30–14:10 */
  readonly times: string
}

export const routeTravelOf = (route: Route, stopOf: StopLookup, measureDrive: MeasureDrive): RouteTravel => {
  const toSeconds = secondsIntoRouteDay(route)
  const { departure, arrival } = departureAndArrivalOf(route)
  const [start, end] = [toSeconds(departure), toSeconds(arrival)]
  const { metres, seconds, legs } = measureDrive(pointsOf(route))
  const hasTimes = start !== undefined && end !== undefined && end >= start
  const untimedSeconds = seconds + serviceSecondsAlong(route, stopOf)
  return {
    metres,
    legs,
    seconds: hasTimes ? end - start : untimedSeconds,
    shownSeconds: hasTimes ? shownSecondsBetween(start, end) : untimedSeconds,
    times: formatTimeRange(formatRouteTime(departure, toSeconds), formatRouteTime(arrival, toSeconds)),
  }
}

/** A route from another system may lack its start or end; then the first or last visit is used. */
const departureAndArrivalOf = (
  route: Route,
): { readonly departure: string | undefined; readonly arrival: string | undefined } => {
  const activities = activitiesOf(route)
  const [first, last] = [activities[0], activities.at(-1)]
  return {
    departure: route.start === undefined ? first?.arrival : (first?.departure ?? first?.arrival),
    arrival: route.end === undefined ? (last?.departure ?? last?.arrival) : (last?.arrival ?? last?.departure),
  }
}

/** The coordinates along the route; visits without planned coordinates are skipped. */
const pointsOf = (route: Route): ReadonlyArray<Coordinates> =>
  activitiesOf(route).flatMap(({ isPlanned, address }) =>
    isPlanned && address.coordinates !== undefined ? [address.coordinates] : [],
  )

/** The time at the stops that are planned. */
export const serviceSecondsAlong = ({ visits }: Route, stopOf: StopLookup): number => {
  const planned = visits.flatMap(({ id, isPlanned }) => (isPlanned ? [stopOf(id)] : []))
  return planned.reduce((sum, stop) => sum + (stop === undefined ? 0 : serviceSecondsOf(stop.facts)), 0)
}
