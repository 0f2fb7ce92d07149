/** Responsible for the stop endpoints. */
export { addStop, listStops, readStop, readStopsDocument, readTask, updateStop, uploadStops } from './stop-endpoints'
export { stopCodec } from './stop-codec'
export { stopsDocumentCodec } from './stops-document-codec'
export { savedStopsCodec } from './saved-stops-codec'
