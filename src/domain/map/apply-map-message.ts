import { coordinatesOf } from '../address'
import { ALL_DAYS } from '../calendar'
import type { StopId } from '../stop'
import { diffCookies, type CookieChange } from './map-cookies'
import { parseIndex, type MapMessage, mergeMapSettings } from './map-message'
import { viewModeOf, initialMapView, type MapView, type ZoomTarget } from './map-view'

export type MapUpdate = {
  readonly view: MapView
  /** §4: whether the map is rebuilt */
  readonly rebuildsMap: boolean
  readonly cookieChanges: ReadonlyArray<CookieChange>
}

type ViewReducer = (view: MapView, message: MapMessage) => MapView
type MessageEffect = { readonly reduce: ViewReducer; readonly rebuildsMap: boolean }

/** The view after a message (§4), and which cookies change with it. */
export const applyMapMessage = (view: MapView, message: MapMessage): MapUpdate => {
  if (message.type === 'zoomToProject') return { view, rebuildsMap: false, cookieChanges: [] }
  const projectView = switchProject(view, message)
  const effect = messageEffects.get(message.type)
  const { reduce, rebuildsMap } = effect ?? { reduce: applySettings, rebuildsMap: false }
  const updatedView = reduce(projectView, message)
  return {
    view: updatedView,
    rebuildsMap: rebuildsMap || projectView !== view,
    // A message that counts as map settings is stored even if it changes none of them.
    cookieChanges: diffCookies(effect === undefined ? { ...view, settings: undefined } : view, updatedView),
  }
}

/** Another project starts with the initial view; the first project uses the stored view. */
const switchProject: ViewReducer = (view, { projectId }) => {
  if (projectId === undefined || projectId === view.projectId) return view
  return view.projectId === undefined
    ? { ...view, projectId }
    : requestCamera({ ...initialMapView, projectId, cameraRequestCount: view.cameraRequestCount })
}

/** Has the camera move even if it shows the same as before. */
export const requestCamera = (view: MapView): MapView => ({ ...view, cameraRequestCount: view.cameraRequestCount + 1 })

/** Choosing a day or the unplanned stops ends the zoom to a stop or route. */
const clearZoom = (view: MapView, change: Partial<MapView> = {}): MapView =>
  requestCamera({ ...view, routeIndex: undefined, zoomTarget: undefined, ...change })

const zoomToStop: ViewReducer = (view, message) => {
  const zoomTarget = zoomTargetIn(message, true)
  return zoomTarget === undefined ? view : requestCamera({ ...view, zoomTarget })
}

/** Ends the zoom to a stop whose page is not open; the view is then as it was before the zoom. */
export const leaveStop = (view: MapView, openStop: StopId | undefined): MapView =>
  view.zoomTarget === undefined || (openStop !== undefined && view.zoomTarget.stopId === openStop)
    ? view
    : requestCamera({ ...view, zoomTarget: undefined })

const toggleRoute: ViewReducer = (view, { routeIndex }) => {
  const index = parseIndex(routeIndex)
  if (index === undefined) return view
  const mode = viewModeOf(view)
  const isShown = mode.kind === 'one route' && mode.index === index
  return clearZoom(view, { routeIndex: isShown ? undefined : index })
}

const toggleDay: ViewReducer = (view, { routeDay }) => {
  if (routeDay === undefined) return view
  return clearZoom(view, { day: routeDay === ALL_DAYS || routeDay === view.day ? undefined : routeDay })
}

const showDay: ViewReducer = (view, { routeDay }) =>
  routeDay === undefined ? view : clearZoom(view, { day: routeDay === ALL_DAYS ? undefined : routeDay })

const applySettings: ViewReducer = (view, message) => {
  const settings = mergeMapSettings(view.settings, message)
  return message.showAll === true
    ? clearZoom(view, { settings, day: undefined, onlyUnplanned: false })
    : { ...view, settings }
}

/** §4: every other type is map settings. A Map, because a type may be called `constructor`. */
const messageEffects: ReadonlyMap<string, MessageEffect> = new Map<string, MessageEffect>([
  ['zoomToMarker', { reduce: zoomToStop, rebuildsMap: false }],
  [
    'togglePlannedStops',
    { reduce: (view) => clearZoom(view, { onlyUnplanned: !view.onlyUnplanned }), rebuildsMap: false },
  ],
  ['zoomToRoute', { reduce: toggleRoute, rebuildsMap: false }],
  ['toggleRouteDay', { reduce: toggleDay, rebuildsMap: false }],
  ['showRouteDay', { reduce: showDay, rebuildsMap: false }],
  ['unzoomFromRoute', { reduce: (view) => clearZoom(view), rebuildsMap: false }],
  ['refreshMap', { reduce: requestCamera, rebuildsMap: true }],
  [
    'stopChangedRefresh',
    { reduce: (view, message) => clearZoom(view, { zoomTarget: zoomTargetIn(message, false) }), rebuildsMap: true },
  ],
])

const zoomTargetIn = ({ lat, lng, stopId }: MapMessage, hidesOthers: boolean): ZoomTarget | undefined => {
  const coordinates = coordinatesOf(lat, lng)
  return coordinates && { coordinates, stopId, hidesOthers }
}
