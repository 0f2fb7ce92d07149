/** Responsible for the state of the map: its view, highlight and tool, and the display that shows it. */
export {
  leaveMissingRoute,
  mapActions,
  updateMapView,
  restoreMapView,
  type LeaveMissingRoute,
  type MapFacade,
  type UpdateMapView,
  type RestoreMapView,
} from './map-actions'
export type { MapDisplay, MapEventHandlers, OpenMapDisplay } from './map-display'
export type { MovePreview, NewLegs, PriceOnMap } from './move-preview'
export { initialMapState, MapStore, type MovablePin, type ProposedPositions, type SelectionTool } from './map-store'
export { MapContentStore } from './map-content-store'
