import type { Coordinates } from '../address'
import type { RouteDay } from '../calendar'
import type { StopId } from '../stop'
import type { MapMessage } from './map-message'

/**
 * What the map is narrowed to. Each narrowing is kept under the next, so that leaving a stop or a route comes out at
 * the day or the unplanned stops it was entered from.
 */
export type MapView = {
  readonly projectId: string | undefined
  /** none: every day */
  readonly day: RouteDay | undefined
  readonly onlyUnplanned: boolean
  /** the route zoomed to */
  readonly routeIndex: number | undefined
  /** the stop zoomed to */
  readonly zoomTarget: ZoomTarget | undefined
  /** the last message that counted as map settings, with what earlier ones said of markers, lines and clusters */
  readonly settings: MapMessage | undefined
  /** how often the map was told where to look: told twice of the same stop, it goes there twice */
  readonly cameraRequestCount: number
}

/** A point to look at; alone where no other stop is to be seen. */
export type ZoomTarget = {
  readonly coordinates: Coordinates
  readonly stopId: StopId | undefined
  readonly hidesOthers: boolean
}

export const initialMapView: MapView = {
  projectId: undefined,
  day: undefined,
  onlyUnplanned: false,
  routeIndex: undefined,
  zoomTarget: undefined,
  settings: undefined,
  cameraRequestCount: 0,
}

/** §4 */
export type ViewMode =
  | { readonly kind: 'all routes' }
  | { readonly kind: 'one route'; readonly index: number }
  | { readonly kind: 'one day'; readonly day: RouteDay }
  | { readonly kind: 'unplanned only' }
  | { readonly kind: 'one stop'; readonly coordinates: Coordinates; readonly stopId: StopId | undefined }

/** A stop is shown upon one of these. */
export type BaseViewMode = Exclude<ViewMode, { readonly kind: 'one stop' }>

export const viewModeOf = (view: MapView): ViewMode =>
  view.zoomTarget?.hidesOthers === true
    ? { kind: 'one stop', coordinates: view.zoomTarget.coordinates, stopId: view.zoomTarget.stopId }
    : baseViewModeOf(view)

export const baseViewModeOf = (view: MapView): BaseViewMode =>
  view.routeIndex === undefined ? dayViewModeOf(view) : { kind: 'one route', index: view.routeIndex }

/** §4: the planned-stops toggle goes before the day. */
const dayViewModeOf = ({ onlyUnplanned, day }: MapView): BaseViewMode => {
  if (onlyUnplanned) return { kind: 'unplanned only' }
  return day === undefined ? { kind: 'all routes' } : { kind: 'one day', day }
}
