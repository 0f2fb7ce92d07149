/** Responsible for the stop endpoints. */
export { addStop, listStops, readStop, readStopsDocument, readTask, updateStop, uploadStops } from './stop-endpoints'
export { decodeStops, decodeStopsDocument, stopCodec, stopsDocumentCodec } from './stop-codec'
export { decodeStop } from './decode-stop'
export { encodeStop, encodeStopsDocument } from './encode-stop'
export { savedStopsCodec } from './saved-stops-codec'
