import type { Coordinates } from '../address'
import type { RouteDay } from '../calendar'
import { routeIndexOf, stopDayOptions, stopList, type StopId } from '../stop'
import type { MapMessage } from './map-message'
import type { Plan } from '../plan'
import { routeDayOptions } from '../project'

/**
 * The filters and zooms of the map. A zoom does not change the filters: leaving a stop or route returns to the day or
 * the unplanned stops.
 */
export type MapView = {
  readonly projectId: string | undefined
  /** undefined: every day */
  readonly day: RouteDay | undefined
  readonly onlyUnplanned: boolean
  /** the route zoomed to */
  readonly routeIndex: number | undefined
  /** the stop zoomed to */
  readonly zoomTarget: ZoomTarget | undefined
  /** the last message that counted as map settings, merged with the layers of earlier ones */
  readonly settings: MapMessage | undefined
  /** counts camera requests: a second request for the same stop moves the camera again */
  readonly cameraRequestCount: number
}

/** A point to zoom to, with or without the other stops. */
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

/** Which part of the plan the map shows (§4). */
export type ViewMode =
  | { readonly kind: 'all routes' }
  | { readonly kind: 'one route'; readonly index: number }
  | { readonly kind: 'one day'; readonly day: RouteDay }
  | { readonly kind: 'unplanned only' }
  | { readonly kind: 'one stop'; readonly coordinates: Coordinates; readonly stopId: StopId | undefined }

/** The view under a zoomed stop. */
export type BaseViewMode = Exclude<ViewMode, { readonly kind: 'one stop' }>

export const viewModeOf = (view: MapView): ViewMode =>
  view.zoomTarget?.hidesOthers === true
    ? { kind: 'one stop', coordinates: view.zoomTarget.coordinates, stopId: view.zoomTarget.stopId }
    : baseViewModeOf(view)

export const baseViewModeOf = (view: MapView): BaseViewMode =>
  view.routeIndex === undefined ? dayViewModeOf(view) : { kind: 'one route', index: view.routeIndex }

/** §4: the planned-stops toggle takes precedence over the day. */
const dayViewModeOf = ({ onlyUnplanned, day }: MapView): BaseViewMode => {
  if (onlyUnplanned) return { kind: 'unplanned only' }
  return day === undefined ? { kind: 'all routes' } : { kind: 'one day', day }
}

/** Where the plan lacks the route that is zoomed to: the view below it. */
export const dropMissingRoute = (view: MapView, { routes }: Pick<Plan, 'routes'>): MapView =>
  view.routeIndex === undefined || routes.some(({ index }) => index === view.routeIndex)
    ? view
    : { ...view, routeIndex: undefined }

/**
 * Where the map zooms to a stop that is not on the one route, or not of the one day, that the view below shows: its own
 * route in place of that view. With all routes, or the unplanned stops alone, below it, the view stays.
 */
export const showRouteOfStop = (view: MapView, { stops }: Pick<Plan, 'stops'>): MapView => {
  const mode = viewModeOf(view)
  const stop = mode.kind === 'one stop' && mode.stopId !== undefined ? stopList.get(stops, mode.stopId) : undefined
  const ownIndex = stop && routeIndexOf(stop)
  if (stop === undefined || ownIndex === undefined) return view
  const base = baseViewModeOf(view)
  const isElsewhere =
    (base.kind === 'one route' && base.index !== ownIndex) ||
    (base.kind === 'one day' && base.day !== stop.placement.routeDay)
  return isElsewhere ? { ...view, routeIndex: ownIndex } : view
}

/** The day may come from a cookie of another plan, or be no day at all. */
export const isDayMissing = (
  { day }: Pick<MapView, 'day'>,
  { routes, stops }: Pick<Plan, 'routes' | 'stops'>,
): boolean =>
  day !== undefined &&
  ![...routeDayOptions(routes, undefined), ...stopDayOptions(stops, undefined)].some((option) => option.day === day)
