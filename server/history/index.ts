/** Knows the history of a project: what was changed, by whom, and how it is taken back. */
export { serveHistory } from './history-routes'
