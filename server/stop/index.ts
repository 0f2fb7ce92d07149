/** Knows the calls about stops: list, read, add, upload and move them. */
export { serveStops } from './stop-routes'
export { moveRefused, noStop } from './stop-refused'
