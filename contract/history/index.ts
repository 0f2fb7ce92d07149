/** Knows the calls about the changes of a project. */
export { followProject, listChanges, redoChange, undoChange } from './history-endpoints'
export { newVersion } from './new-version-codec'
export { changed, type Changed } from './change-codec'
export type { ChangeLine, ChangePage, ChangesWanted } from './change-page-codec'
