/** Responsible for uploads and imports of stops: which files are accepted, parsing their rows, and the problems of each row. */
export {
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_MB,
  MAX_STOPS_PER_REQUEST,
  MAX_PROJECT_STOPS,
  MAX_REPORTED_PROBLEMS,
  canUpload,
  isUploadFile,
} from './upload-limits'
export {
  fileProblem,
  isFileProblem,
  parseUpload,
  parseUploadInSteps,
  type UploadProblem,
  type UploadRefusal,
} from './parse-upload'
export {
  importModes,
  parseImport,
  parseImportInSteps,
  valueIn,
  type ImportMode,
  type StopToImport,
  type WrittenRow,
} from './stop-to-import'
export { reasonAgainstUpdate, stopsByReference, stopsWithReference, type StopsByReference } from './references'
export { uploadProblemsOf } from './upload-problems'
