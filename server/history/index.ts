/** Knows the calls about the history of a project: list its changes, undo one, redo one. */
export { serveHistory } from './serve-history'
