/** Knows the map: what it is narrowed to, what a hand does on it, and the board that shows it. */
export type { MapDesk } from './map-desk'
export type { MapBoard, MapReports, OpenMapBoard } from './map-board'
export { mapHand } from './map-hand'
export { untouched } from './map-state'
export { MapStore } from './map-store'
export { PictureStore } from './picture-store'
export { resumeMap, type ResumeMap } from './resume-map'
export { tellMap, type TellMap } from './tell-map'
