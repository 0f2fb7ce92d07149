import type { Coordinates } from '../address'
import { DEFAULT_ZOOM, defaultCentre, STOP_ZOOM } from './map-constants'
import type { Frame } from './geo-bounds'

/** Where the map looks: so that a frame fits, no nearer than at a stop; or at a point. */
export type Camera =
  | { readonly kind: 'fit'; readonly frame: Frame; readonly maxZoom: number; readonly asked: number }
  | { readonly kind: 'point'; readonly at: Coordinates; readonly zoom: number; readonly asked: number }

/** §4, §9 */
export const lookingAt = (at: Coordinates, asked: number): Camera => ({ kind: 'point', at, zoom: STOP_ZOOM, asked })

export const framing = (frame: Frame | undefined, asked: number): Camera =>
  frame === undefined
    ? { kind: 'point', at: defaultCentre, zoom: DEFAULT_ZOOM, asked }
    : { kind: 'fit', frame, maxZoom: STOP_ZOOM, asked }

/**
 * Whether the map stays where it is. An edit may change the frame, but nothing moves under the cursor: the map moves
 * when it is told to look, and when its first place comes or its last one goes.
 */
export const looksTheSame = (one: Camera, other: Camera): boolean => {
  if (one.asked !== other.asked) return false
  if (one.kind === 'fit' || other.kind === 'fit') return one.kind === other.kind
  return one.at.lat === other.at.lat && one.at.lng === other.at.lng && one.zoom === other.zoom
}
