import * as O from 'fp-ts/Option'
import { memoizeWeak } from '../value'
import { type Route, markerColourOf, routeNumberOf } from '../route'
import { decodePolyline } from './decode-polyline'
import { mapLineOf, type MapLine } from './map-line'
import type { RingMarker } from './map-marker'
import type { Coordinates } from '../address'
import { extentOf, mergeExtents, validCoordinates, type Extent } from './geo-bounds'

/** What the map draws of a route besides its stops. */
export type RouteShape = {
  readonly routeIndex: number
  readonly line: MapLine | undefined
  readonly ringMarkers: ReadonlyArray<RingMarker>
  /** of the line with its start and end */
  readonly extent: Extent
  /** the encoded path is invalid, so the line is straight */
  readonly isPathUnreadable: boolean
}

/** Cached by route, so that a path is decoded once. */
export const routeShapeOf = memoizeWeak((route: Route): RouteShape => {
  const points = decodePolyline(route.overviewPolyline ?? '')
  const roadPoints = O.isSome(points) ? points.value : []
  const line = mapLineOf(route, roadPoints)
  const linePoints = line?.path.kind === 'straight' ? line.path.points : roadPoints
  const ringMarkers = ringMarkersOf(route)
  return {
    routeIndex: route.index,
    line,
    ringMarkers,
    extent: mergeExtents([
      extentOf(ringMarkers, ({ coordinates }) => coordinates),
      extentOf(linePoints, (point) => point),
    ]),
    isPathUnreadable: O.isNone(points) && line !== undefined,
  }
})

/** A single ring if start and end are at the same point. */
const ringMarkersOf = (route: Route): ReadonlyArray<RingMarker> => {
  const [start, end] = [
    validCoordinates(route.start?.address.coordinates),
    validCoordinates(route.end?.address.coordinates),
  ]
  if (start && end && start.lat === end.lat && start.lng === end.lng)
    return [createRing(route, 'start', 'Start and end', start)]
  return [
    ...(start === undefined ? [] : [createRing(route, 'start', 'Start', start)]),
    ...(end === undefined ? [] : [createRing(route, 'end', 'End', end)]),
  ]
}

const createRing = (route: Route, side: 'start' | 'end', label: string, coordinates: Coordinates): RingMarker => ({
  kind: 'ring',
  id: `${side} ${route.index}`,
  coordinates,
  colour: markerColourOf(route.color),
  name: `${label} of route ${routeNumberOf(route)}`,
  routeIndex: route.index,
})
