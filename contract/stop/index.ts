/** Responsible for the stop endpoints. */
export { addStop, listStops, readStop, readStopsDocument, readTask, updateStop, uploadStops } from './stop-endpoints'
export { stopCodec, stopsDocumentCodec } from './stop-codec'
export { savedStopsCodec } from './saved-stops-codec'
