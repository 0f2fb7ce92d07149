/** Responsible for the stop endpoints, and for the JSON form of stops. */
export {
  addStop,
  deleteStop,
  editStop,
  listStops,
  readStop,
  readStopsDocument,
  readTask,
  updateStop,
  uploadStops,
} from './stop-endpoints'
export {
  decodeStops,
  decodeStopsDocument,
  stopCodec,
  stopsDocumentCodec,
  encodeStop,
  encodeStopsDocument,
} from './stop-codec'
export { decodeStop } from './decode-stop'
export { editFacts, setFields, type EditConflict, type EditRefusal } from './edit-facts'
export { newStopCodec } from './new-stop-codec'
export { decodeStopsInSteps, savedStopsCodec } from './saved-stops-codec'
export { uploadRefusal } from './upload-codec'
export type { NamedValue } from './stop-edit-codec'
