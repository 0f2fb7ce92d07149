/** Knows the calls about the stops of a project. */
export { addStop, listStops, readStop, readStopsDocument, readTask, updateStop, uploadStops } from './stop-endpoints'
export { stop } from './stop-codec'
export { stopsDocument } from './stops-document-codec'
export { savedStops } from './saved-stops-codec'
