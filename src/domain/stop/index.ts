/** Knows a stop: what it is, how it begins, what stands out about it, and how a list of stops is read, filtered and paged. */
export {
  NO_NUMBER,
  priorities,
  stopFlags,
  stopTypes,
  type Placement,
  type Priority,
  type Stop,
  type StopFacts,
  type StopFlag,
  type StopId,
  type StopType,
} from './stop'
export { emptyStopList, joined, lengthOf, listOn, stopListOf, stopsIn, type Sheet, type StopList } from './stop-list'
export { stopIn } from './stop-place'
export { withoutStop, withStops } from './changed-list'
export { sequenceNumberOf, type SequenceNumber, type SequenceRefused } from './sequence-number'
export { demand, MOST_DEMAND, usualDemand } from './demand'
export { dayOf } from './stop-day'
export { stopNameOf } from './stop-name'
export { routeIndexOf } from './route-index'
export { standingAt } from './standing-at'
export { slotFaults } from './slot-order'
export { leftOutOf, withLeftOut, type WhyLeftOut } from './left-out'
export { unplannedOn } from './unplanned'
export { isEnd, isStart, isStartOrEnd, stopTypeOf } from './stop-type'
export { rowStateOf, stopWarning, type Marked, type RowState, type StopWarning } from './stop-marks'
export { numberMarkOf, typeInitialOf, type NumberMark } from './number-mark'
export { pinLabelOf, type PinLabel } from './pin-label'
export { newStop, type StopBirth, type StopDraft } from './new-stop'
export { readStop } from './read-stop'
export { readStops, readStopsDocument } from './read-stops'
export { writeStop, writeStopsDocument } from './write-stop'
export { isCustomerStop, partedBy, visibleBySheet, visibleStops, type StopFilter } from './visible-stops'
export { foundStops, noSearchResults, searchedStops, type StopsFound } from './stop-search'
export { pageOf, STOPS_PER_PAGE, type Page, type PageLink } from './stops-page'
export { stopCount } from './stop-counts'
export { dayOptions, stopDayOptions, type DayCounts, type DayOption } from './day-options'
export { emptyStopForm, readStopForm, wellFilled, type StopForm } from './stop-form'
export {
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_MB,
  MAX_UPLOADED_STOPS,
  PROBLEMS_TOLD,
  readUpload,
  type UploadProblem,
  type UploadRefused,
} from './read-upload'
export { NO_CARRIER, stopUpdateOf, type StopUpdate, type StopUpdateForm } from './stop-update'
export { readStopUpdate, writeStopUpdate } from './stop-update-document'
export { taskLink } from './task-link'
export { isUploadFile, mayUpload } from './may-upload'
