import { metresBetween, globePointOf, type Coordinates } from '../../../domain/address'
import type { RouteDay } from '../../../domain/calendar'
import { pathOfRoute } from '../../../domain/map'
import { consecutivePairs, memoizeWeak } from '../../../domain/value'
import { routeSecondsOf, type Route } from '../../../domain/route'

/** The length and the duration of a route; a length that the server does not send is measured along its line. */
export type DistanceAndTime = { readonly metres: number; readonly seconds: number | undefined }

export const distanceAndTimeOf = memoizeWeak((route: Route): DistanceAndTime => ({
  metres: route.metres ?? pathMetres(pathOfRoute(route)),
  seconds: routeSecondsOf(route),
}))

export const routesOnDays = (routes: ReadonlyArray<Route>, days: ReadonlyArray<RouteDay>): ReadonlyArray<Route> =>
  routes.filter(({ day }) => day !== undefined && days.includes(day))

export const totalDistanceAndTime = (routes: ReadonlyArray<Route>): DistanceAndTime =>
  routes.map(distanceAndTimeOf).reduce(
    (sum, { metres, seconds }) => ({
      metres: sum.metres + metres,
      seconds: sum.seconds === undefined || seconds === undefined ? undefined : sum.seconds + seconds,
    }),
    { metres: 0, seconds: 0 },
  )

const pathMetres = (points: ReadonlyArray<Coordinates>): number =>
  consecutivePairs(points.map(globePointOf)).reduce((sum, [from, to]) => sum + metresBetween(from, to), 0)
