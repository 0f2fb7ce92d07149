/** Knows the map: what it is narrowed to, what a hand does on it, and the board that shows it. */
export type { MapFacade } from './map-facade'
export type { MapDisplay, MapEventHandlers, OpenMapDisplay } from './map-display'
export { mapActions } from './map-actions'
export { initialMapState } from './map-state'
export { MapStore } from './map-store'
export { PictureStore } from './picture-store'
export { restoreMapView, type RestoreMapView } from './restore-map-view'
export { applyMapMessage, type ApplyMapMessage } from './apply-map-message'
