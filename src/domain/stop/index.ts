/** Responsible for stops: their fields, form, list, search, filters and pages. */
export {
  noFlags,
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
  type StopLookup,
  type StopType,
  type ImportRowState,
} from './stop'
export {
  isBreak,
  isEnd,
  isStart,
  isStartOrEnd,
  stopTypeOf,
  askedDayOf,
  listedDayOf,
  isOnOtherDay,
  askedOtherDayOf,
  otherDayLabelOf,
  stopDayOf,
  stopNameOf,
  routeIndexOf,
  serviceSecondsOf,
  taskLink,
} from './stop-getters'
export { concatStops, emptyStopList, stopList, stopLookupIn, type StopList } from './stop-list'
export { spellings, stopFieldLookup, type EncodedStopField } from './stop-field-spellings'
export { MAX_DURATION_MINUTES, parseStopFields, timeSlotReasons } from './parse-stop-fields'
export { demand, MAX_DEMAND, defaultDemand } from './demand'
export {
  firstRepairByMoves,
  needsOfRepair,
  unplannedReasonOf,
  withUnplannedReason,
  type RepairByMoves,
  type UnplannedReason,
} from './unplanned-reason'
export {
  rowStateOf,
  stopStatusOf,
  stopWarning,
  numberBadgeOf,
  typeInitialOf,
  pinLabelOf,
  type StopStatus,
  type RowState,
  type StopWarning,
  type NumberBadge,
  type PinLabel,
} from './stop-status'
export { newStop, unplannedPlacementOf, unplannedStop, type StopCreationInfo, type StopDraft } from './new-stop'
export {
  isCustomerStop,
  groupStopsBy,
  visibleByChunk,
  visibleStops,
  countStops,
  type StopFilter,
} from './visible-stops'
export { searchChunks } from './stop-search'
export { nextOrder, sortStops, type StopColumn, type StopOrder } from './sort-stops'
export { pageOf, type Page, type PageLink } from './stops-page'
export { dayOptions, stopDayOptions, type DayCounts, type DayOption } from './day-options'
export { emptyNewStopForm, parseNewStopForm, parseFilledFields, type NewStopForm } from './new-stop-form'
export {
  NO_CARRIER,
  stopUpdateOf,
  sequenceNumberOf,
  type StopUpdate,
  type StopUpdateForm,
  type SequenceNumber,
  type SequenceRefusal,
} from './stop-update'
