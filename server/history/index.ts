/** Responsible for the history of a project: its endpoints, and the search for what affected a stop or route. */
export {
  findLatestAuthor,
  findLatestMovers,
  latestAuthorOf,
  MAX_CHANGE_HEADERS,
  moveKeysOf,
  readChangesAffecting,
  readChangesAmong,
  type Author,
} from './read-changes-affecting'
export { serveHistory } from './serve-history'
