/** Knows the calls about the changes of a project. */
export { followProject, listChanges, redoChange, undoChange } from './history-endpoints'
export { changedCodec, encodeStoredChanged, newVersionCodec, type StoredProjectChanged } from './change-codec'
export type { ChangeLine, ChangePage, ChangePageQuery } from './change-page-codec'
