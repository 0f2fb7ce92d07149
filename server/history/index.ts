/** Responsible for the history of a project: its endpoints, and the search for what affected a stop or route. */
export { changesAffecting } from './changes-affecting'
export { serveHistory } from './serve-history'
