/** Responsible for the history of the open project: reading it, undo, redo, and the toast that can undo an edit. */
export type { HistoryGateway } from './history-gateway'
export { historyActions, type HistoryFacade, type HistoryServices } from './history-actions'
export { undoRedoActions } from './undo-redo'
export { HistoryStore, emptyHistoryState, type HistoryState } from './history-store'
export { loadHistory, loadMore, readHistory } from './load-history'
export { currentIndexOf, entryOfChange, type UndoRedoStep } from './undo-redo-steps'
