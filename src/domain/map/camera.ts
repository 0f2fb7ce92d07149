import type { Coordinates } from '../address'
import { DEFAULT_ZOOM, defaultCentre, STOP_ZOOM } from './map-constants'
import type { GeoBounds } from './geo-bounds'

/** Fits bounds, no closer than the zoom of a stop; or centres on a point. */
export type Camera =
  | { readonly kind: 'fit'; readonly bounds: GeoBounds; readonly maxZoom: number; readonly requestCount: number }
  | { readonly kind: 'point'; readonly coordinates: Coordinates; readonly zoom: number; readonly requestCount: number }

/** §4, §9 */
export const cameraAtPoint = (coordinates: Coordinates, requestCount: number): Camera => ({
  kind: 'point',
  coordinates,
  zoom: STOP_ZOOM,
  requestCount,
})

export const cameraFitting = (bounds: GeoBounds | undefined, requestCount: number): Camera =>
  bounds === undefined
    ? { kind: 'point', coordinates: defaultCentre, zoom: DEFAULT_ZOOM, requestCount }
    : { kind: 'fit', bounds, maxZoom: STOP_ZOOM, requestCount }

/**
 * Whether the camera stays. Changed bounds alone do not move the map during an edit; a request does, and so does the
 * first point that appears or the last one that disappears.
 */
export const isSameCamera = (first: Camera, second: Camera): boolean => {
  if (first.requestCount !== second.requestCount) return false
  if (first.kind === 'fit' || second.kind === 'fit') return first.kind === second.kind
  return (
    first.coordinates.lat === second.coordinates.lat &&
    first.coordinates.lng === second.coordinates.lng &&
    first.zoom === second.zoom
  )
}
