import * as O from 'fp-ts/Option'
import { memoizeWeak } from '../remembered'
import type { Route } from '../route'
import { decodePolyline } from './decode-polyline'
import { mapLineOf, type MapLine } from './map-line'
import type { RingMarker } from './map-marker'
import { ringMarkersOf } from './ring-markers'

/** All that the map draws of a route itself. */
export type RouteShape = {
  readonly routeIndex: number
  readonly line: MapLine | undefined
  readonly ringMarkers: ReadonlyArray<RingMarker>
  /** its encoded path cannot be read, so that it is drawn straight */
  readonly isPathUnreadable: boolean
}

/** The same route has the same shape, so that its path is read once and redrawn when it changed. */
export const routeShapeOf = memoizeWeak((route: Route): RouteShape => {
  const points = decodePolyline(route.overviewPolyline ?? '')
  const line = mapLineOf(route, O.isSome(points) ? points.value : [])
  return {
    routeIndex: route.index,
    line,
    ringMarkers: ringMarkersOf(route),
    isPathUnreadable: O.isNone(points) && line !== undefined,
  }
})
