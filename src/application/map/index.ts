/** Responsible for the state of the map: its view, highlight and tool, and the display that shows it. */
export { mapActions, type MapFacade } from './map-actions'
export type { MapDisplay, MapEventHandlers, OpenMapDisplay } from './map-display'
export type { MovePreview, NewLegs, PriceOnMap } from './move-preview'
export { initialMapState, MapStore, type MovablePin, type ProposedPlaces, type SelectionTool } from './map-store'
export { MapContentStore } from './map-content-store'
export { updateMapView, restoreMapView, type UpdateMapView, type RestoreMapView } from './update-map-view'
