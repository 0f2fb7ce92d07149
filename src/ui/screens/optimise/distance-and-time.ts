import * as O from 'fp-ts/Option'
import { metresBetween, globePointOf, type Coordinates } from '../../../domain/address'
import type { RouteDay } from '../../../domain/calendar'
import { decodePolyline } from '../../../domain/map'
import { memoizeWeak } from '../../../domain/remembered'
import { activitiesOf, routeSecondsOf, type Route } from '../../../domain/route'

/** Metres as the server says, else along the line. */
export type Measured = { readonly metres: number; readonly seconds: number | undefined }

export const measured = memoizeWeak((route: Route): Measured => ({
  metres: route.metres ?? metresAlong(lineOf(route)),
  seconds: routeSecondsOf(route),
}))

export const onDays = (routes: ReadonlyArray<Route>, days: ReadonlyArray<RouteDay>): ReadonlyArray<Route> =>
  routes.filter(({ day }) => day !== undefined && days.includes(day))

export const measuredTogether = (routes: ReadonlyArray<Route>): Measured =>
  routes.map(measured).reduce(
    (sum, { metres, seconds }) => ({
      metres: sum.metres + metres,
      seconds: sum.seconds === undefined || seconds === undefined ? undefined : sum.seconds + seconds,
    }),
    { metres: 0, seconds: 0 },
  )

const lineOf = (route: Route): ReadonlyArray<Coordinates> => {
  const drawn = O.toUndefined(decodePolyline(route.overviewPolyline ?? '')) ?? []
  return drawn.length > 1 ? drawn : activitiesOf(route).flatMap(({ address }) => address.coordinates ?? [])
}

const metresAlong = (points: ReadonlyArray<Coordinates>): number =>
  points.map(globePointOf).reduce((sum, point, at, all) => sum + metresBetween(all[at - 1] ?? point, point), 0)
