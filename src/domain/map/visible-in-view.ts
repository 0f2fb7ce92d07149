import type { Coordinates } from '../address'
import { memoizeWeak } from '../remembered'
import type { Route } from '../route'
import {
  isCustomerStop,
  groupStopsBy,
  routeIndexOf,
  getStop,
  visibleByChunk,
  type StopChunk,
  type Stop,
  type StopList,
} from '../stop'
import type { ModeBeneath, ViewMode } from './map-view'

type Stops = ReadonlyArray<Stop>

/** §4: which stops a view mode shows, sheet by sheet. Where the map and the list are narrowed alike, they show the same. */
export const stopsShownIn = (mode: ViewMode, stops: StopList): ReadonlyArray<Stops> => {
  switch (mode.kind) {
    case 'all routes':
      return visibleByChunk(stops, { onlyUnplanned: false, focusedDay: undefined })
    case 'one day':
      return visibleByChunk(stops, { onlyUnplanned: false, focusedDay: mode.day })
    case 'unplanned only':
      return visibleByChunk(stops, { onlyUnplanned: true, focusedDay: undefined })
    case 'one route':
      return stops.chunks.map((sheet) => byRouteOn(sheet).get(mode.index) ?? [])
    case 'one stop':
      return mode.stopId === undefined
        ? atDoor(stops, mode.at)
        : [[getStop(stops, mode.stopId) ?? []].flat().filter(isCustomerStop)]
  }
}

const byRouteOn = memoizeWeak((sheet: StopChunk) => groupStopsBy(sheet.filter(isCustomerStop), routeIndexOf))

/** A message names the point alone; all stops at that door are meant. */
const atDoor = ({ chunks }: StopList, { lat, lng }: Coordinates): ReadonlyArray<Stops> =>
  chunks.map((sheet) => sheet.filter(({ coordinates, type }) => coordinates?.lat === lat && coordinates.lng === lng && isCustomerStop({ type })))

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
