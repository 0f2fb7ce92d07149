/** Responsible for the endpoints of stops: list, read, upload, renumber, edit and delete them; `server/move` adds one. */
export { serveStops } from './serve-stops'
export { moveStopRefusal, stopNotFound } from './move-and-update-refusals'
