import type { Coordinates } from '../../../src/domain/address'
import { activitiesOf, routeClockOf, type Route, type StopLookup } from '../../../src/domain/route'
import { betweenWords, timeWords } from './format-times'

/** The distance and the driving time along these points. */
export type Drive = (points: ReadonlyArray<Coordinates>) => { readonly metres: number; readonly seconds: number }

export type Driven = {
  readonly metres: number
  /** from leaving to returning; where no times are planned, the driving time plus the time at the stops */
  readonly seconds: number
  /** 08:30–14:10 */
  readonly times: string
}

export const drivenBy = (route: Route, stopOf: StopLookup, drive: Drive): Driven => {
  const clock = routeClockOf(route)
  const { leaves, returns } = endsOf(route)
  const [from, to] = [clock(leaves), clock(returns)]
  const { metres, seconds } = drive(pointsOf(route))
  const isTimed = from !== undefined && to !== undefined && to >= from
  return {
    metres,
    seconds: isTimed ? to - from : seconds + serviceOn(route, stopOf),
    times: betweenWords(timeWords(leaves, clock), timeWords(returns, clock)),
  }
}

/** A route from another system may lack its start or end: then the first or the last visit counts instead. */
const endsOf = (route: Route): { readonly leaves: string | undefined; readonly returns: string | undefined } => {
  const activities = activitiesOf(route)
  const [first, last] = [activities[0], activities.at(-1)]
  return {
    leaves: route.start === undefined ? first?.arrival : (first?.departure ?? first?.arrival),
    returns: route.end === undefined ? (last?.departure ?? last?.arrival) : (last?.arrival ?? last?.departure),
  }
}

/** The points that the route drives to; visits that are not planned are skipped. */
const pointsOf = (route: Route): ReadonlyArray<Coordinates> =>
  activitiesOf(route).flatMap(({ isPlanned, address }) => (isPlanned && address.coordinates !== undefined ? [address.coordinates] : []))

const serviceOn = (route: Route, stopOf: StopLookup): number =>
  route.visits.reduce((sum, { id, isPlanned }) => sum + (isPlanned ? (stopOf(id)?.duration ?? 0) * 60 : 0), 0)
