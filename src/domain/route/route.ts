import type { Coordinates } from '../address'
import type { RouteDay } from '../calendar'
import type { Activity } from './activity'
import type { FigureSource } from './figure-source'

/** Start and end are fields, so that no function has to keep them first and last. A foreign route may lack either. */
export type Route = {
  /** zero-based; shown as index + 1 */
  readonly index: number
  readonly name: string
  readonly day: RouteDay | undefined
  readonly carrierId: number | undefined
  readonly color: string | undefined
  readonly isVisible: boolean
  /** encoded path along the roads */
  readonly overviewPolyline: string | undefined
  /** road distance, as last calculated */
  readonly metres: number | undefined
  /** from departure to return */
  readonly seconds: number | undefined
  /** where distance and times came from, as last calculated; undefined where that is not known */
  readonly figureSource: FigureSource | undefined
  readonly driverId: string | undefined
  readonly driverName: string | undefined
  readonly start: Activity | undefined
  readonly visits: ReadonlyArray<Activity>
  readonly end: Activity | undefined
  /** unknown fields, kept as they came */
  readonly unknownFields: Readonly<Record<string, unknown>>
}

export const activitiesOf = (route: Route): ReadonlyArray<Activity> => [
  ...(route.start === undefined ? [] : [route.start]),
  ...route.visits,
  ...(route.end === undefined ? [] : [route.end]),
]

/** The known places from depot to depot, in their order. */
export const placesOfRoute = (route: Route): ReadonlyArray<Coordinates> =>
  activitiesOf(route)
    .map(({ address }) => address.coordinates)
    .filter((place) => place !== undefined)

/** The number by which people know a route (§2). */
export const routeNumberOf = ({ index }: Pick<Route, 'index'>): number => index + 1

/** The name of a route; without one, its number. */
export const routeNameOf = (route: Route): string =>
  route.name.trim() === '' ? `Route ${routeNumberOf(route)}` : route.name

/** Sorts by index. A removed route leaves a gap, since the others keep their index. */
export const sortRoutesByIndex = (routes: ReadonlyArray<Route>): ReadonlyArray<Route> =>
  routes.toSorted((one, other) => one.index - other.index)

/** Above any real count, and within every database's integers. */
export const MAX_ROUTE_INDEX = 99_999

/** Yields the lowest unused index, then the next. */
export const freeIndexGenerator = (usedIndexes: ReadonlySet<number>): (() => number) => {
  let next = -1
  return () => {
    do next += 1
    while (usedIndexes.has(next))
    return next
  }
}
