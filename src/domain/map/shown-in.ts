import type { Coordinates } from '../address'
import type { Route } from '../route'
import { routeIndexOf, visibleStops, type Stop } from '../stop'
import type { ModeBeneath, ViewMode } from './map-view'

type Stops = ReadonlyArray<Stop>

/** §4: which stops a view mode shows. Where the map and the list are narrowed alike, they show the same. */
export const stopsShownIn = (mode: ViewMode, stops: Stops): Stops => {
  switch (mode.kind) {
    case 'all routes':
      return visibleStops(stops, { onlyUnplanned: false, focusedDay: undefined })
    case 'one day':
      return visibleStops(stops, { onlyUnplanned: false, focusedDay: mode.day })
    case 'unplanned only':
      return visibleStops(stops, { onlyUnplanned: true, focusedDay: undefined })
    case 'one route':
      return among(stops, (stop) => routeIndexOf(stop) === mode.index)
    case 'one stop':
      return among(stops, mode.stopId === undefined ? isAt(mode.at) : ({ id }) => id === mode.stopId)
  }
}

const among = (stops: Stops, isMeant: (stop: Stop) => boolean): Stops =>
  visibleStops(stops.filter(isMeant), { onlyUnplanned: false, focusedDay: undefined })

/** A message names the point alone; all stops at that door are meant. */
const isAt =
  ({ lat, lng }: Coordinates) =>
  ({ at }: Stop): boolean =>
    at?.lat === lat && at.lng === lng

/** Which routes a view mode draws; lines are hidden while only unplanned stops show. */
export const routesShownIn = (mode: ModeBeneath, routes: ReadonlyArray<Route>): ReadonlyArray<Route> => {
  switch (mode.kind) {
    case 'all routes':
      return routes
    case 'one route':
      return routes.filter((route) => route.index === mode.index)
    case 'one day':
      return routes.filter((route) => route.day === mode.day)
    case 'unplanned only':
      return []
  }
}
