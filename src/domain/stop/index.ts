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
export { stopIn } from './stop-position'
export { withoutStop, withStops } from './edit-stop-list'
export { sequenceNumberOf, type SequenceNumber, type SequenceRefused } from './sequence-number'
export { demand, MOST_DEMAND, usualDemand } from './demand'
export { dayOf } from './stop-day'
export { stopNameOf } from './stop-name'
export { routeIndexOf } from './route-index'
export { standingAt } from './with-placement'
export { slotFaults } from './time-slot-reasons'
export { leftOutOf, withLeftOut, type WhyLeftOut } from './unplanned-reason'
export { unplannedOn } from './unplanned-placement'
export { isEnd, isStart, isStartOrEnd, stopTypeOf } from './stop-type'
export { rowStateOf, stopWarning, type Marked, type RowState, type StopWarning } from './stop-warning'
export { numberMarkOf, typeInitialOf, type NumberMark } from './number-badge'
export { pinLabelOf, type PinLabel } from './pin-label'
export { newStop, type StopBirth, type StopDraft } from './new-stop'
export { readStop } from './decode-stop'
export { readStops, readStopsDocument } from './decode-stops'
export { writeStop, writeStopsDocument } from './encode-stop'
export { isCustomerStop, partedBy, visibleBySheet, visibleStops, type StopFilter } from './visible-stops'
export { foundStops, noSearchResults, searchedStops, type StopsFound } from './stop-search'
export { pageOf, STOPS_PER_PAGE, type Page, type PageLink } from './stops-page'
export { stopCount } from './count-stops'
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
} from '../upload/parse-upload'
export { NO_CARRIER, stopUpdateOf, type StopUpdate, type StopUpdateForm } from './stop-update'
export { readStopUpdate, writeStopUpdate } from './stop-update-codec'
export { taskLink } from './task-link'
export { isUploadFile, mayUpload } from '../upload/can-upload'
