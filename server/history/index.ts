/** Responsible for the endpoints of the history of a project: list its changes, undo one, redo one. */
export { serveHistory } from './serve-history'
