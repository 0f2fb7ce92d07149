/** Responsible for the state of the map: its view, highlight and selection, and the display that shows it. */
export type { MapFacade } from './map-facade'
export type { MapDisplay, MapEventHandlers, OpenMapDisplay } from './map-display'
export { mapActions } from './map-actions'
export { initialMapState } from './map-state'
export { MapStore } from './map-store'
export { PictureStore } from './picture-store'
export { restoreMapView, type RestoreMapView } from './restore-map-view'
export { updateMapView, type UpdateMapView } from './update-map-view'
