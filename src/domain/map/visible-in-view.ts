import type { Coordinates } from '../address'
import { memoizeWeak } from '../value'
import type { Route } from '../route'
import { isCustomerStop, groupStopsBy, routeIndexOf, stopList, visibleByChunk, type Stop, type StopList } from '../stop'
import type { BaseViewMode, ViewMode } from './map-view'

type Stops = ReadonlyArray<Stop>

/** §4: the stops of a view mode, by chunk; the stops list uses the same filters. */
export const stopsInView = (mode: ViewMode, stops: StopList): ReadonlyArray<Stops> => {
  switch (mode.kind) {
    case 'all routes':
      return visibleByChunk(stops, { onlyUnplanned: false, focusedDay: undefined })
    case 'one day':
      return visibleByChunk(stops, { onlyUnplanned: false, focusedDay: mode.day })
    case 'unplanned only':
      return visibleByChunk(stops, { onlyUnplanned: true, focusedDay: undefined })
    case 'one route':
      return stopList.mapChunks(stops, (chunk) => stopsByRoute(chunk).get(mode.index) ?? [])
    case 'one stop':
      return mode.stopId === undefined
        ? stopsAtSamePlace(stops, mode.coordinates)
        : [[stopList.get(stops, mode.stopId) ?? []].flat().filter(isCustomerStop)]
  }
}

const stopsByRoute = memoizeWeak((chunk: Stops) => groupStopsBy(chunk.filter(isCustomerStop), routeIndexOf))

/** A message without a stop id means every stop at its coordinates. */
const stopsAtSamePlace = (stops: StopList, { lat, lng }: Coordinates): ReadonlyArray<Stops> =>
  stopList.mapChunks(stops, (chunk) =>
    chunk.filter(
      (stop) => stop.facts.coordinates?.lat === lat && stop.facts.coordinates.lng === lng && isCustomerStop(stop),
    ),
  )

/** The routes of a view mode; none while only unplanned stops are shown. */
export const routesInView = (mode: BaseViewMode, routes: ReadonlyArray<Route>): ReadonlyArray<Route> => {
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
