/** Knows the calls about the changes of a project. */
export { followProject, listChanges, redoChange, undoChange } from './history-endpoints'
export { changedCodec, encodeStoredChanged, newVersionCodec } from './change-codec'
export type { ChangePageQuery } from './change-page-codec'
export { decodeCompactRoute, encodeCompactRoute } from './compact-route-codec'
export { decodePlanChange, decodeSentChange } from './decode-plan-change'
export { encodePlanChange } from './encode-plan-change'
