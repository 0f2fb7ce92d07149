/** Knows the stops of a project: how they are listed, added, uploaded and moved. */
export { serveStops } from './stop-routes'
export { moveRefused, noStop } from './stop-refused'
