import type { Coordinates } from '../../../../src/domain/address'
import type { MapView } from '../../../../src/domain/map'
import type { Plan } from '../../../../src/domain/plan'
import type { Route } from '../../../../src/domain/route'
import { routeIndexOf, stopList, type Stop } from '../../../../src/domain/stop'

export type LocatedStop = Stop & { readonly facts: { readonly coordinates: Coordinates } }

/** The stops of a view, with plain filters over arrays. */
export const visibleStopsAndRoutes = (
  { stops, routes }: Plan,
  { routeIndex }: MapView,
): { readonly stops: ReadonlyArray<LocatedStop>; readonly routes: ReadonlyArray<Route> } => ({
  stops: stopList
    .values(stops)
    .filter(
      (stop): stop is LocatedStop =>
        stop.facts.coordinates !== undefined && (routeIndex === undefined || routeIndexOf(stop) === routeIndex),
    ),
  routes: routes.filter(({ index }) => routeIndex === undefined || index === routeIndex),
})
