/** Responsible for the history of a project: its endpoints, and the search for what affected a stop or route. */
export { changesAffecting, latestAuthorOf, type Author } from './changes-affecting'
export { serveHistory } from './serve-history'
