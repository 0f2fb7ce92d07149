/** Responsible for the endpoints of stops: list, read, add, upload and move them. */
export { serveStops } from './serve-stops'
export { moveRefusal, stopNotFound } from './move-and-update-refusals'
