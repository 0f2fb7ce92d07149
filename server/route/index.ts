/** Responsible for the endpoints of routes: their carriers and drivers, and their recalculation. */
export { serveRoutes } from './serve-routes'
