/** Knows the calls about the stops of a project. */
export { addStop, listStops, readStop, readStopsDocument, readTask, updateStop, uploadStops } from './stop-calls'
export { stop } from './stop'
export { stopsDocument } from './stops-document'
export { savedStops } from './saved-stops'
