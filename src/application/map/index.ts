/** Knows the map: what it is narrowed to, what a hand does on it, and the board that shows it. */
export type { MapDesk } from './map-facade'
export type { MapBoard, MapReports, OpenMapBoard } from './map-display'
export { mapHand } from './map-actions'
export { untouched } from './map-state'
export { MapStore } from './map-store'
export { PictureStore } from './picture-store'
export { resumeMap, type ResumeMap } from './restore-map-view'
export { tellMap, type TellMap } from './apply-map-message'
