/** Knows the calls about routes: their carriers and drivers, and their recalculation. */
export { serveRoutes } from './serve-routes'
