import type { RouteDay } from '../calendar'
import type { Activity } from './activity'

/** Start and end are fields, so that no rule has to hold them in place. A route from elsewhere may lack either. */
export type Route = {
  /** zero-based; people read index + 1 */
  readonly index: number
  readonly name: string
  readonly day: RouteDay | undefined
  readonly externalRouteId: number | undefined
  readonly color: string | undefined
  readonly isVisible: boolean
  /** encoded path, as drawn by whoever knows the roads */
  readonly overviewPolyline: string | undefined
  /** the way it takes, as last reckoned by whoever knows the roads */
  readonly metres: number | undefined
  /** from leaving to being back */
  readonly seconds: number | undefined
  readonly driverId: string | undefined
  readonly driverName: string | undefined
  readonly start: Activity | undefined
  readonly visits: ReadonlyArray<Activity>
  readonly end: Activity | undefined
  /** fields this program does not know, kept for whoever wrote them */
  readonly extra: Readonly<Record<string, unknown>>
}

export const activitiesOf = (route: Route): ReadonlyArray<Activity> => [
  ...(route.start === undefined ? [] : [route.start]),
  ...route.visits,
  ...(route.end === undefined ? [] : [route.end]),
]

/** What people read (§2). */
export const routeNumberOf = (route: Route): number => route.index + 1

/** What a route is called, also where nobody gave it a name. */
export const routeNameOf = (route: Route): string =>
  route.name.trim() === '' ? `Route ${routeNumberOf(route)}` : route.name
