import type { Coordinates } from '../address'
import type { GeoBounds } from './geo-bounds'

/** §9: the initial view. */
export const defaultCentre: Coordinates = { lat: 52.100556, lng: 5.645833 }
export const DEFAULT_ZOOM = 7

/** The zoom at which a single stop is shown (§9). */
export const STOP_ZOOM = 16

/** Fits bounds, no closer than the zoom of a stop; or centres on a point. */
export type Camera =
  | { readonly kind: 'fit'; readonly bounds: GeoBounds; readonly maxZoom: number; readonly requestCount: number }
  | { readonly kind: 'point'; readonly coordinates: Coordinates; readonly zoom: number; readonly requestCount: number }

/** Centres on a point at the zoom of a stop (§4, §9). */
export const cameraAtPoint = (coordinates: Coordinates, requestCount: number): Camera => ({
  kind: 'point',
  coordinates,
  zoom: STOP_ZOOM,
  requestCount,
})

/** Fits the bounds; without bounds, the initial view. */
export const cameraFitting = (bounds: GeoBounds | undefined, requestCount: number): Camera =>
  bounds === undefined
    ? { kind: 'point', coordinates: defaultCentre, zoom: DEFAULT_ZOOM, requestCount }
    : { kind: 'fit', bounds, maxZoom: STOP_ZOOM, requestCount }

/**
 * Whether the map does not move from one camera to the next. Changed bounds alone do not move it during an edit; a
 * request does, another point, the first point that appears and the last one that disappears.
 */
export const doesCameraStay = (before: Camera, after: Camera): boolean => {
  if (before.requestCount !== after.requestCount) return false
  if (before.kind === 'fit' || after.kind === 'fit') return before.kind === after.kind
  return (
    before.coordinates.lat === after.coordinates.lat &&
    before.coordinates.lng === after.coordinates.lng &&
    before.zoom === after.zoom
  )
}
