/** Responsible for the endpoints of stops: list, read, upload, move, edit and delete them. */
export { serveStops } from './serve-stops'
export { moveRefusal, stopNotFound } from './move-and-update-refusals'
