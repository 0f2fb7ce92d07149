/** Responsible for the endpoints of routes: their carriers and drivers, their recalculation, and the deletion of empty ones. */
export { serveRoutes } from './serve-routes'
