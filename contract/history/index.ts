/** Responsible for the endpoints of the history of a project, and for the JSON form of a change. */
export {
  DEFAULT_PAGE_SIZE,
  followProject,
  listChanges,
  redoChange,
  undoChange,
  type ChangePageQuery,
} from './history-endpoints'
export {
  projectChangedCodec,
  encodeStoredProjectChanged,
  newVersionCodec,
  presenceCodec,
  storedChangeCodec,
  type StoredChange,
} from './change-codec'
export { decodeCompactRoute, encodeCompactRoute, encodeRouteBeforeAfter } from './compact-route-codec'
export { decodePlanChange, decodePlanChangeInSteps, decodeSentChange } from './decode-plan-change'
