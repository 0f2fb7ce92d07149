import type * as E from 'fp-ts/Either'
import {
  applyMapMessage,
  diffCookies,
  dropMissingRoute,
  leaveStop,
  requestCamera,
  viewFromCookies,
  viewModeOf,
  type CookieChange,
  type MapMessage,
  type MapView,
} from '../../domain/map'
import type { Plan } from '../../domain/plan'
import type { CookieStorage } from '../session'
import {
  initialMapState,
  type MapStore,
  type HighlightedItem,
  type MapPreview,
  type MovablePin,
  type ProposedPositions,
  type SelectionTool,
} from './map-store'
import type { Coordinates } from '../../domain/address'
import type { CallFailure } from '../../domain/failure'
import type { Unsubscribe } from '../gateway'
import type { MapDisplay, MapEventHandlers } from './map-display'
import type { MapContentStore } from './map-content-store'
import type { StopId } from '../../domain/stop'
import { deepEqual } from '../../domain/value'

export type UpdateMapViewPorts = {
  readonly map: Pick<MapStore, 'value' | 'set'>
  readonly cookies: Pick<CookieStorage, 'write'>
}

export type UpdateMapView = (message: MapMessage) => void

/** §4: applies a message to the view, and stores parts of the view in cookies. */
export const updateMapView =
  (ports: UpdateMapViewPorts): UpdateMapView =>
  (message) => {
    const { view, cookieChanges } = applyMapMessage(ports.map.value.view, message)
    setView(ports, view, cookieChanges)
  }

export type LeaveMissingRoute = (plan: Plan) => void

/** Ends the zoom to a route that the plan lacks, and moves the map to the view below it, unless a stop is zoomed to. */
export const leaveMissingRoute =
  (ports: UpdateMapViewPorts): LeaveMissingRoute =>
  (plan) => {
    const before = ports.map.value.view
    const view = dropMissingRoute(before, plan)
    if (view === before) return
    setView(ports, viewModeOf(view).kind === 'one stop' ? view : requestCamera(view), diffCookies(before, view))
  }

const setView = (
  { map, cookies }: UpdateMapViewPorts,
  view: MapView,
  cookieChanges: ReadonlyArray<CookieChange>,
): void => {
  map.set({ ...map.value, view })
  for (const { cookie, value } of cookieChanges) cookies.write(cookie, value)
}

type RestoreMapViewPorts = {
  readonly map: Pick<MapStore, 'set'>
  readonly cookies: Pick<CookieStorage, 'read'>
}

export type RestoreMapView = () => void

/** §3: restores the view from the cookies; without them, as after a log-out, the whole map. */
export const restoreMapView =
  ({ map, cookies: { read } }: RestoreMapViewPorts): RestoreMapView =>
  () => {
    const cookies = {
      onlyShowPlannedStops: read('onlyShowPlannedStops'),
      focusedRouteDay: read('focusedRouteDay'),
      routeIndexForScrolling: read('routeIndexForScrolling'),
      mapSettings: read('mapSettings'),
    }
    map.set({ ...initialMapState, view: viewFromCookies(cookies, read('projectId')) })
  }

/** The actions that are no message of §4. */
export type MapActions = {
  /** ends the zoom to a stop whose page is not open */
  readonly leaveStop: (openStop: StopId | undefined) => void
  /** undefined once the pointer has left */
  readonly highlight: (item: HighlightedItem | undefined) => void
  /** undefined: a drag moves the map */
  readonly chooseTool: (tool: SelectionTool | undefined) => void
  /** undefined once the stop is added or cancelled */
  readonly setProposedPoint: (coordinates: Coordinates | undefined) => void
  /** undefined while none are known */
  readonly setProposedPositions: (proposedPositions: ProposedPositions | undefined) => void
  /** undefined once its place is chosen or the choice is left */
  readonly setMovablePin: (pin: MovablePin | undefined) => void
  /** undefined: the map shows the plan */
  readonly setPreview: (preview: MapPreview | undefined) => void
}

export const mapActions = ({ map }: { readonly map: Pick<MapStore, 'value' | 'set'> }): MapActions => ({
  leaveStop: (openStop) => {
    const view = leaveStop(map.value.view, openStop)
    if (view !== map.value.view) map.set({ ...map.value, view })
  },
  highlight: (highlighted) => map.set({ ...map.value, highlighted }),
  chooseTool: (tool) => map.set({ ...map.value, tool }),
  setProposedPoint: (proposedPoint) => map.set({ ...map.value, proposedPoint }),
  setProposedPositions: (proposedPositions) =>
    deepEqual(proposedPositions, map.value.proposedPositions)
      ? undefined
      : map.set({ ...map.value, proposedPositions }),
  // Where a click puts a pin, a drag selects nothing.
  setMovablePin: (movablePin) => map.set({ ...map.value, movablePin, tool: undefined }),
  setPreview: (preview) => {
    const { view } = map.value
    // The plan may be elsewhere than what was shown in its place.
    map.set({ ...map.value, preview, view: preview === undefined ? requestCamera(view) : view })
  },
})

/** The map and its actions, for screens. `moveCamera`, `focus` and `focusPin` do nothing while no map is open. */
export type MapFacade<Container> = MapActions &
  Pick<MapDisplay, 'moveCamera' | 'focus' | 'focusPin'> & {
    readonly store: Pick<MapStore, 'view' | 'mode' | 'highlighted' | 'movablePin' | 'tool' | 'preview'>
    readonly contentStore: Pick<MapContentStore, 'content'>
    readonly updateMapView: UpdateMapView
    /** opens a map that shows the current content; the result closes it */
    readonly open: (container: Container, handlers: MapEventHandlers) => Promise<E.Either<CallFailure, Unsubscribe>>
  }
