import type { Coordinates } from '../address'
import { remembered } from '../remembered'
import type { Route } from '../route'
import {
  isCustomerStop,
  partedBy,
  routeIndexOf,
  stopIn,
  visibleBySheet,
  type Sheet,
  type Stop,
  type StopList,
} from '../stop'
import type { ModeBeneath, ViewMode } from './map-view'

type Stops = ReadonlyArray<Stop>

/** §4: which stops a view mode shows, sheet by sheet. Where the map and the list are narrowed alike, they show the same. */
export const stopsShownIn = (mode: ViewMode, stops: StopList): ReadonlyArray<Stops> => {
  switch (mode.kind) {
    case 'all routes':
      return visibleBySheet(stops, { onlyUnplanned: false, focusedDay: undefined })
    case 'one day':
      return visibleBySheet(stops, { onlyUnplanned: false, focusedDay: mode.day })
    case 'unplanned only':
      return visibleBySheet(stops, { onlyUnplanned: true, focusedDay: undefined })
    case 'one route':
      return stops.sheets.map((sheet) => byRouteOn(sheet).get(mode.index) ?? [])
    case 'one stop':
      return mode.stopId === undefined
        ? atDoor(stops, mode.at)
        : [[stopIn(stops, mode.stopId) ?? []].flat().filter(isCustomerStop)]
  }
}

const byRouteOn = remembered((sheet: Sheet) => partedBy(sheet.filter(isCustomerStop), routeIndexOf))

/** A message names the point alone; all stops at that door are meant. */
const atDoor = ({ sheets }: StopList, { lat, lng }: Coordinates): ReadonlyArray<Stops> =>
  sheets.map((sheet) => sheet.filter(({ at, type }) => at?.lat === lat && at.lng === lng && isCustomerStop({ type })))

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
