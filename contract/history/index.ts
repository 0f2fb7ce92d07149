/** Knows the calls about the changes of a project. */
export { followProject, listChanges, redoChange, undoChange } from './history-calls'
export { newVersion } from './new-version'
export { changed, type Changed } from './changed'
export type { ChangeLine, ChangePage, ChangesWanted } from './change-page'
